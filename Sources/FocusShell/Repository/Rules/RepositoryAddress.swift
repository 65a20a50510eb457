// SPDX-License-Identifier: Apache-2.0

/// The parts of where another repository is, taken apart as git does it.
enum RepositoryAddress: Equatable {
  /// `scheme://rest`.
  case url(scheme: Substring, rest: Substring)
  /// `host:path`, where the host may have a user in front.
  case ssh(host: Substring, path: Substring)
  /// A path on this machine.
  case path(Substring)

  /// Takes text apart.
  init(_ text: String) {
    if let range = text.firstRange(of: "://") {
      self = .url(scheme: text[..<range.lowerBound], rest: text[range.upperBound...])
    } else if let colon = Self.colonAfterHost(in: text) {
      self = .ssh(host: text[..<colon], path: text[text.index(after: colon)...])
    } else {
      self = .path(text[...])
    }
  }

  /// Returns the first colon, unless a slash before it makes the text a path.
  ///
  /// An address in brackets, like `[::1]:path`, has colons of its own.
  private static func colonAfterHost(in text: String) -> String.Index? {
    let start = text.hasPrefix("[") ? text.firstIndex(of: "]") ?? text.startIndex : text.startIndex
    let end = text[start...].firstIndex { $0 == ":" || $0 == "/" }
    return end.flatMap { text[$0] == ":" ? $0 : nil }
  }
}
