// SPDX-License-Identifier: Apache-2.0

/// The text before the line that is being typed, in pieces of one style each.
///
/// What is put into it is sanitised when it is shown, so window titles and branch names may be used
/// as they are. A prompt is one line: a newline in it is shown as `\n`.
struct Prompt: Equatable, Sendable {
  private var pieces: [Piece]

  private struct Piece: Equatable {
    let text: String
    let style: TextStyle
  }

  init(_ text: String, style: TextStyle = .plain) {
    pieces = [Piece(text: text, style: style)]
  }

  static func + (first: Prompt, second: Prompt) -> Prompt {
    var result = first
    result.pieces += second.pieces
    return result
  }

  /// Renders the prompt for readline, which must be told what takes no column.
  func renderedForReadline(colored: Bool) -> String {
    rendered(colored: colored) { $0.isEmpty ? "" : "\u{01}\($0)\u{02}" }
  }

  /// Renders the prompt for plain output.
  func rendered(colored: Bool) -> String {
    rendered(colored: colored) { $0 }
  }

  private func rendered(colored: Bool, code: (String) -> String) -> String {
    pieces.map { piece in
      let text = piece.text.sanitizedForTerminal()
      return colored ? code(piece.style.opening) + text + code(piece.style.closing) : text
    }.joined()
  }
}

extension Prompt: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
  }
}
