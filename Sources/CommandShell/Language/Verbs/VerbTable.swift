// SPDX-License-Identifier: Apache-2.0

/// The verbs of the shell: what parsing, help and completion are driven by.
struct VerbTable: Sendable {
  /// The verbs that every app's shell has.
  static let standard = VerbTable(
    windowVerbs + controlVerbs + insightVerbs + scriptVerbs + shellVerbs)

  let verbs: [VerbSyntax]
  private let packedNames: [UInt64]

  private init(_ verbs: [VerbSyntax]) {
    self.verbs = verbs
    packedNames = verbs.map { VerbTable.packed(Array($0.name.utf8).span) ?? 0 }
  }

  /// The names of all verbs, in the order of the table.
  var names: [String] { verbs.map(\.name) }

  /// Finds a verb by its exact name.
  func verb(named name: String) -> VerbSyntax? {
    verbs.first { $0.name == name }
  }

  /// Finds a verb by the bytes of its exact name.
  func verb(named name: Span<UInt8>) -> VerbSyntax? {
    guard let wanted = VerbTable.packed(name),
      let index = packedNames.firstIndex(of: wanted)
    else { return nil }
    return verbs[index]
  }

  /// Returns the verbs whose names begin with `prefix`.
  func verbs(withPrefix prefix: String) -> [VerbSyntax] {
    verbs.filter { $0.name.hasPrefix(prefix) }
  }

  /// Packs a name of at most eight bytes, as every verb's is, into a number to look it up by.
  private static func packed(_ name: Span<UInt8>) -> UInt64? {
    guard name.count <= 8 else { return nil }
    var result: UInt64 = 0
    for index in name.indices { result = result << 8 | UInt64(name[index]) }
    return result
  }

  /// The verbs whose name, summary or details contain a text.
  func verbs(mentioning text: String) -> [VerbSyntax] {
    let wanted = text.lowercased()
    return verbs.filter { verb in
      [verb.name, verb.summary, verb.details].contains { $0.lowercased().contains(wanted) }
    }
  }
}
