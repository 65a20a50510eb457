// SPDX-License-Identifier: Apache-2.0

/// Source with a part of it between '«' and '»', which are not in the text itself.
struct Marked {
  let text: String
  /// The marked part, in bytes.
  let range: Range<Int>?

  init(_ source: String) {
    text = source.filter { !"«»".contains($0) }
    let parts = source.split(
      omittingEmptySubsequences: false, whereSeparator: { "«»".contains($0) })
    if parts.count == 3 {
      let start = parts[0].utf8.count
      range = start..<(start + parts[1].utf8.count)
    } else {
      range = nil
    }
  }
}
