// SPDX-License-Identifier: Apache-2.0

/// A test, with the rules that its name begins with.
struct TestCase {
  let file: SourceFile
  let function: String
  let rules: [RuleID]

  /// The test as the register names it.
  var title: String { "\(file.name).\(function)" }
}

extension TestCase {
  /// The tests of a file whose names say a rule, as in `@Test("S4, S5: …")`.
  static func all(in file: SourceFile) -> [TestCase] {
    file.text.components(between: "@Test(").compactMap { piece in
      guard let name = piece.quoted, let colon = name.firstIndex(of: ":"),
        let function = piece.function
      else { return nil }
      let words = name[..<colon].split(separator: ", ")
      let rules = words.compactMap { RuleID($0) }
      return rules.isEmpty || rules.count != words.count
        ? nil : TestCase(file: file, function: function, rules: rules)
    }
  }
}

extension String {
  /// What follows each occurrence of a marker, up to the next one.
  fileprivate func components(between marker: String) -> [Substring] {
    Array(split(separator: marker, omittingEmptySubsequences: false).dropFirst())
  }
}

extension Substring {
  /// What stands between the first quotes.
  fileprivate var quoted: Substring? {
    let pieces = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return pieces.count == 3 ? pieces[1] : nil
  }

  /// The name of the first function.
  fileprivate var function: String? {
    guard let keyword = firstRange(of: "func ") else { return nil }
    return String(self[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
