// SPDX-License-Identifier: Apache-2.0

/// The form in which git lists remotes: as configured, a URL may have been typed in by anybody.
enum RemoteList {
  /// The command that lists the URLs of all remotes.
  static let arguments = ["config", "--null", "--get-regexp", #"^remote\..*\.url$"#]

  /// The exit code of the command when there is no remote.
  static let nothingFound: Int32 = 1

  /// Returns the remotes that the command listed, each with its first URL.
  static func remotes(in output: [UInt8]) -> [Remote] {
    var names: Set<String> = []
    return NULFields.fields(of: output).compactMap(remote).filter {
      names.insert($0.name).inserted
    }
  }

  /// Reads a key like `remote.origin.url` and, on the next line, its value.
  private static func remote(_ entry: ArraySlice<UInt8>) -> Remote? {
    guard let lineFeed = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let name = entry[..<lineFeed].dropFirst("remote.".utf8.count).dropLast(".url".utf8.count)
    return Remote(
      name: NULFields.text(name), fetchURL: NULFields.text(entry[lineFeed...].dropFirst()))
  }
}
