// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("The compiler with the plugin")
struct CompilerTests {
  @Test(
    "Entries and previews of all forms compile without a word",
    arguments: [
      ["-swift-version", "5"],
      ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
      [
        "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
      ],
    ])
  func accepted(options: [String]) throws {
    let result = try AppCompiler.check(AcceptedSource.text, options: options)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("Each refusal is an error at its place, and the plugin's only one there")
  func refused() throws {
    let result = try AppCompiler.check(RefusedSource.text, options: ["-swift-version", "6"])
    let own = AppCompiler.findings(in: result.errors).filter {
      $0.message.contains("from macro 'Entry")
    }
    for expected in RefusedSource.expected {
      let found = own.filter { $0.line == expected.line }
      #expect(found.count == expected.count, "line \(expected.line)")
      #expect(found.allSatisfy { $0.column == expected.column }, "line \(expected.line)")
      #expect(
        found.allSatisfy { $0.message.contains(expected.message) }, "line \(expected.line)")
    }
    #expect(Set(own.map(\.line)) == Set(RefusedSource.expected.map(\.line)))
    #expect(result.status != 0)
  }

  @Test("A refused entry that can have accessors brings no second error")
  func oneErrorEach() throws {
    let source = """
      import SwiftUI
      extension EnvironmentValues { @Entry var a: Int }
      extension FocusedValues { @Entry var b: Int }
      func use(_ values: EnvironmentValues) -> Int { values.a }
      """
    let result = try AppCompiler.check(source)
    #expect(AppCompiler.findings(in: result.errors).map(\.line) == [2, 3])
  }

  @Test("The body of a preview is checked, at its place")
  func previewBody() throws {
    let source = """
      import SwiftUI
      #Preview("A") {
        Text("a")
        Missing()
      }
      """
    let findings = AppCompiler.findings(in: try AppCompiler.check(source).errors)
    #expect(
      findings
        == [AppCompiler.Finding(line: 4, column: 3, message: "cannot find 'Missing' in scope")])
  }
}
