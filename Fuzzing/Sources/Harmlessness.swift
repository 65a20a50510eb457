// SPDX-License-Identifier: Apache-2.0

/// Demands that text can be shown: no control character but line ends, and no mark that turns text.
func demandHarmless(_ text: String, _ what: String) {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A: continue
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
      demand(false, "\(what) holds \(scalar.value): \(text)")
    default: continue
    }
  }
}
