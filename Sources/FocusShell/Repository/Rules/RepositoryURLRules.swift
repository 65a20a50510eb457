// SPDX-License-Identifier: Apache-2.0

/// The rules for where another repository is: a URL, an ssh address like `host:path`, or a path.
enum RepositoryURLRules {
  /// Returns why text cannot say where a repository is, or nil if git may know what to do with it.
  static func problem(with url: String) -> String? {
    if url.allSatisfy(\.isWhitespace) { return "A URL or a path is needed." }
    if url.utf8.first == UInt8(ascii: "-") { return "A URL cannot begin with “-”." }
    if url.unicodeScalars.contains(where: isControl) {
      return "A URL cannot have control characters."
    }
    if url.first?.isWhitespace == true || url.last?.isWhitespace == true {
      return "A URL cannot begin or end with a space."
    }
    return problem(withParts: RepositoryAddress(url))
  }

  /// Returns a path with the home folder in place of `~`, and everything else as it is.
  static func expanded(_ url: String, home: String?) -> String {
    guard let home, url == "~" || url.hasPrefix("~/") else { return url }
    return home + url.dropFirst()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func problem(withParts address: RepositoryAddress) -> String? {
    switch address {
    case .url(let scheme, let rest):
      if scheme.isEmpty { return "The part before “://” is missing." }
      if rest.allSatisfy({ $0 == "/" }) { return "The part after “://” is missing." }
    case .ssh(let host, let path):
      if host.isEmpty { return "The host before “:” is missing." }
      if host.hasPrefix("-") { return "A host cannot begin with “-”." }
      if path.isEmpty { return "The path after “:” is missing." }
    case .path:
      break
    }
    return nil
  }
}
