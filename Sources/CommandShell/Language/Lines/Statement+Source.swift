// SPDX-License-Identifier: Apache-2.0

extension Statement {
  /// The statement as a line that parses to it.
  var source: String {
    switch self {
    case .empty: ""
    case .comment: "#"
    case .text(let text): Statement.source(typing: text) ?? text
    case .menu(let command): command.source(named: command.name)
    case .verb(let verb, _): verb.source
    case .inWindow(let window, _, let inner): "@\(window.source) \(inner.source)"
    }
  }

  /// Writes the line that types a text, or nil when no plain line does and `:set` is needed.
  ///
  /// A line cannot begin with a blank, `#` or `@` and still be text, and holds no line break.
  static func source(typing text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, ByteFault.first(in: bytes.span) == nil, !first.isBlank,
      first != UInt8(ascii: "#"), first != UInt8(ascii: "@")
    else { return nil }
    return first == UInt8(ascii: ":") ? ":" + text : text
  }
}

extension MenuCommand {
  /// The command as a line, perhaps under another name.
  func source(named name: String) -> String {
    ([":" + name + (hasBang ? "!" : "")] + words.map(\.source)).joined(separator: " ")
  }
}
