// SPDX-License-Identifier: Apache-2.0

/// The name by which a title is called: lower case, words joined by hyphens, without the ellipsis.
///
/// `Edit Change Description…` is `edit-change-description`.
public struct CommandName: Hashable, Sendable {
  /// The name.
  public let text: String

  /// Creates the name of a title.
  public init(title: String) {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    text = words.joined(separator: "-")
  }
}
