// SPDX-License-Identifier: Apache-2.0

/// One call of git.
struct GitCommand: Sendable {
  /// The subcommand and its arguments.
  var arguments: [String]
  /// Where it runs.
  var place: Place
  /// What git reads from its standard input.
  var input: String = ""
  /// Whether the command only looks, and so must not take locks on the way.
  var isRead = false

  /// The places to run in.
  enum Place: Sendable {
    /// This process's own folder.
    case anywhere
    /// A folder that may lie somewhere in a repository.
    case folder(String)
    /// The top folder of a work tree, by its absolute path.
    case workTree(String)
  }

  /// The subcommand.
  var name: String { arguments.first ?? "" }

  /// The whole argument list.
  var argumentList: [String] {
    switch place {
    case .anywhere: ["--no-pager"] + arguments
    case .folder(let path), .workTree(let path): ["-C", path, "--no-pager"] + arguments
    }
  }
}
