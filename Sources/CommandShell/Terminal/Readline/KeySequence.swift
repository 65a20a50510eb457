// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline

/// A function that readline runs for a key.
typealias ReadlineFunction = @convention(c) (Int32, Int32) -> Int32

/// The bytes that a terminal sends for a key, or for several keys pressed one after the other.
struct KeySequence: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What a sequence does in a keymap.
  enum Binding {
    case nothing
    case function(ReadlineFunction)
    /// A person's macro, or the beginning of longer sequences.
    case other
  }

  /// What readline does for the sequence.
  @MainActor
  func binding(in keys: Keymap?) -> Binding {
    var type: Int32 = 0
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    let function = rl_function_of_keyseq_len(characters, bytes.count, keys, &type)
    guard let function else { return .nothing }
    return type == ISFUNC ? .function(function) : .other
  }

  /// Has readline run a function for the sequence.
  @MainActor
  func bind(to function: ReadlineFunction?, in keys: Keymap?) {
    rl_bind_keyseq_in_map(inputrcText, function, keys)
  }

  /// The sequence as an inputrc writes it.
  private var inputrcText: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return "\\x" + (byte < 0x10 ? "0" : "") + digits
    }.joined()
  }
}
