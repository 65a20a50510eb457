// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CloneFolderRules {
  /// Returns the folder name that a URL suggests: its last part without `.git`, or the host.
  static func suggestedName(for url: String) -> String? {
    let address = RepositoryAddress(url.trimmed)
    guard let part = lastPart(of: address) else { return nil }
    let name = PlainText.line(withoutSuffix(part))
    return ["", ".", "..", "~"].contains(name) ? nil : name
  }

  private static func lastPart(of address: RepositoryAddress) -> Substring? {
    switch address {
    case .url(_, let rest):
      let parts = rest.split(separator: "/")
      return parts.count == 1 ? hostName(parts[0]) : folderName(parts)
    case .ssh(let host, let path):
      return folderName(path.split(separator: "/")) ?? host
    case .path(let path):
      return folderName(path.split(separator: "/"))
    }
  }

  /// Returns the last part, or the one before it where that is the repository's own data.
  private static func folderName(_ parts: [Substring]) -> Substring? {
    parts.count > 1 && parts.last == ".git" ? parts[parts.count - 2] : parts.last
  }

  /// Returns a host without the user before it and the port after it.
  private static func hostName(_ text: Substring) -> Substring? {
    text.split(separator: "@").last?.split(separator: ":").first
  }

  private static func withoutSuffix(_ name: Substring) -> Substring {
    let suffix = [".git", ".bundle"].first { name.hasSuffix($0) && name != $0 }
    return name.dropLast(suffix?.count ?? 0)
  }
}
