// SPDX-License-Identifier: Apache-2.0

/// What a program tells other programs about its command line, made of the same tables as its help.
enum ShellDocument: String, CaseIterable, Sendable {
  /// The manual page, for man.
  case man
  /// Completion of the command line in bash.
  case bash
  /// Completion of the command line in zsh.
  case zsh
  /// Completion of the command line in fish.
  case fish

  /// The document as the text of a file.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - title: The app's name for people.
  /// - Returns: Lines of text, the last one ended too.
  func text(program: String, title: String) -> String {
    switch self {
    case .man: ManualPage(program: program, title: title).text
    case .bash: BashCompletion(program: program).text
    case .zsh: ZshCompletion(program: program).text
    case .fish: FishCompletion(program: program).text
    }
  }
}

extension String {
  /// The name as an identifier of a shell's function.
  var shellIdentifier: String {
    "_" + String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The text in single quotes, as bash and zsh read it.
  var singleQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
