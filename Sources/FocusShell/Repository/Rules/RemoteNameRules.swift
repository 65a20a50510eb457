// SPDX-License-Identifier: Apache-2.0

/// The rules for names of remotes.
enum RemoteNameRules {
  /// Returns why a name cannot be a remote's, or nil if it can.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "A remote needs a name." }
    if name.utf8.first == UInt8(ascii: "-") { return "A name cannot begin with “-”." }
    return ReferenceNameRules.problem(with: name)
  }

  /// Returns why a name cannot be a new remote's in a repository, or nil if it can.
  static func problem(withNew name: String, in snapshot: RepositorySnapshot) -> String? {
    if let problem = problem(with: name) { return problem }
    let isTaken = snapshot.remotes.contains { $0.name == name }
    return isTaken ? "A remote named “\(PlainText.line(name))” exists already." : nil
  }
}
