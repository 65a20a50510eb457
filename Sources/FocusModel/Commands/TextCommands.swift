// SPDX-License-Identifier: Apache-2.0

/// The items that find, check and change text.
///
/// Those that change the case act on the focused field.
///
/// Source: <https://developer.apple.com/documentation/swiftui/texteditingcommands>
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}

  /// The items.
  public var body: some Commands {
    CommandGroup(after: .textEditing) {
      Menu("Find") {
        SystemButton(.unavailable("Find…", KeyboardShortcut("f")))
        SystemButton(
          .unavailable("Find and Replace…", KeyboardShortcut("f", modifiers: [.command, .option])))
        SystemButton(.unavailable("Find Next", KeyboardShortcut("g")))
        SystemButton(.unavailable("Find Previous", KeyboardShortcut("G")))
        SystemButton(.unavailable("Use Selection for Find", KeyboardShortcut("e")))
        SystemButton(.unavailable("Jump to Selection", KeyboardShortcut("j")))
      }
      Menu("Spelling and Grammar") {
        SystemButton(.unavailable("Show Spelling and Grammar", KeyboardShortcut(":")))
        SystemButton(.unavailable("Check Document Now", KeyboardShortcut(";")))
      }
      Menu("Transformations") {
        SystemButton(.transformation("Make Upper Case") { $0.uppercased() })
        SystemButton(.transformation("Make Lower Case") { $0.lowercased() })
        SystemButton(.transformation("Capitalize") { $0.capitalizedWords })
      }
      Menu("Speech") {
        SystemButton(.unavailable("Start Speaking"))
        SystemButton(.unavailable("Stop Speaking"))
      }
    }
  }
}

/// The items that set the font and the alignment of text; fields hold text without format, so all are
/// disabled.
///
/// Source: <https://developer.apple.com/documentation/swiftui/textformattingcommands>
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}

  /// The items.
  public var body: some Commands {
    CommandGroup(after: .textFormatting) {
      Menu("Font") {
        SystemButton(.unavailable("Show Fonts", KeyboardShortcut("t")))
        SystemButton(.unavailable("Bold", KeyboardShortcut("b")))
        SystemButton(.unavailable("Italic", KeyboardShortcut("i")))
        SystemButton(.unavailable("Underline", KeyboardShortcut("u")))
        SystemButton(.unavailable("Bigger", KeyboardShortcut("+")))
        SystemButton(.unavailable("Smaller", KeyboardShortcut("-")))
      }
      Menu("Text") {
        SystemButton(.unavailable("Align Left", KeyboardShortcut("{")))
        SystemButton(.unavailable("Center", KeyboardShortcut("|")))
        SystemButton(.unavailable("Justify"))
        SystemButton(.unavailable("Align Right", KeyboardShortcut("}")))
      }
    }
  }
}

/// The item that takes pictures from a device nearby, which is disabled for want of one.
///
/// Source: <https://developer.apple.com/documentation/swiftui/importfromdevicescommands>
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}

  /// The item.
  public var body: some Commands {
    CommandGroup(after: .importExport) {
      SystemButton(.unavailable("Import from iPhone or iPad"))
    }
  }
}

extension SystemItem {
  /// An item that changes the text of the focused field.
  fileprivate static func transformation(
    _ title: String, _ transform: @escaping (String) -> String
  ) -> SystemItem {
    SystemItem(
      CommandName(title: title).text, title, isEnabled: { $0.editableField != nil }
    ) { session in
      guard let field = session.editableField else { return }
      field.setText(transform(field.text))
    }
    .disabled(because: "no field that can be edited has keyboard focus")
  }
}

extension String {
  /// The text with each word in lower case but for its first letter.
  fileprivate var capitalizedWords: String {
    var isInWord = false
    return reduce(into: "") { result, character in
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber
    }
  }
}
