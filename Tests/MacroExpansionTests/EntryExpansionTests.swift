// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite("Expansion of @Entry")
struct EntryExpansionTests {
  private func key(
    _ declaration: String, in surroundings: String = "extension EnvironmentValues {}"
  ) -> String? {
    let expansion = Expansion(entry: declaration, in: surroundings, as: .peer)
    #expect(expansion.diagnostics.isEmpty)
    return expansion.source
  }

  @Test("The accessors read and write the value of the key")
  func accessors() {
    #expect(
      Expansion(entry: "@Entry var count: Int = 0", as: .accessor).source == """
        get { self[__Key_count.self] }
        set { self[__Key_count.self] = newValue }
        """)
  }

  @Test("With a written type the default is made for each reader")
  func typedDefault() {
    #expect(
      key("@Entry var count: Int = 0  // none") == """
        private struct __Key_count: EnvironmentKey {
          static var defaultValue: Int {
            return 0
          }
        }
        """)
  }

  @Test("Without a written type the type comes from the default")
  func inferredDefault() {
    #expect(
      key("@Entry var count = 0") == """
        private struct __Key_count: EnvironmentKey, InferredEntry {
          static let inferredDefault = InferredDefault {
            return 0
          }
        }
        """)
  }

  @Test("An optional needs no default", arguments: ["Int?", "Optional<Int>"])
  func optionalDefault(type: String) {
    #expect(
      key("@Entry var count: \(type)") == """
        private struct __Key_count: EnvironmentKey {
          static var defaultValue: \(type) {
            return nil
          }
        }
        """)
  }

  @Test(
    "A focused value's key names the unwrapped type",
    arguments: ["Binding<Sheet>?", "Optional<Binding<Sheet>>", "Binding<Sheet>? = nil"])
  func focusedValue(type: String) {
    #expect(
      key("@Entry var sheet: \(type)", in: "extension FocusedValues {}") == """
        private struct __Key_sheet: FocusedValueKey {
          typealias Value = Binding<Sheet>
        }
        """)
  }

  @Test(
    "The extended type decides the kind of key",
    arguments: [
      ("extension Transaction {}", "TransactionKey"),
      ("extension ContainerValues {}", "ContainerValueKey"),
      (
        "// extension A\n@available(macOS 14, *) public extension SwiftUI.Transaction: P {}",
        "TransactionKey"
      ),
      ("extension SwiftUI::EnvironmentValues where A == B {}", "EnvironmentKey"),
    ])
  func containers(surroundings: String, key expected: String) {
    #expect(
      key("@Entry var flag: Bool = false", in: surroundings)?
        .hasPrefix("private struct __Key_flag: \(expected) {\n") == true)
  }

  @Test("A default is copied as it is, with its lines and its comments")
  func verbatimDefault() {
    let value = "[\n    1,  // one\n    \"\"\"\n    a\n    \"\"\",\n  ]"
    #expect(
      key("@Entry var list: [Any] =\n  // first\n  \(value)")?.contains("return \(value)\n") == true
    )
  }

  @Test(
    "The key's name follows from the name without backticks",
    arguments: [
      ("`default`", "__Key_default"), ("größe", "__Key_größe"), ("`my value`", "`__Key_my value`"),
    ])
  func names(name: String, key expected: String) {
    let declaration = "@Entry var \(name): Int = 0"
    #expect(key(declaration)?.hasPrefix("private struct \(expected): ") == true)
    #expect(
      Expansion(entry: declaration, as: .accessor).source?.hasPrefix(
        "get { self[\(expected).self] }")
        == true)
  }

  @Test("The key is as available and as little isolated as the variable")
  func keyPrefix() {
    #expect(
      key("@available(macOS 14, *) @Entry public nonisolated var a: Int = 0")?
        .hasPrefix("@available(macOS 14, *)\nprivate nonisolated struct __Key_a") == true)
  }

  @Test("What is no variable gets nothing, for the compiler has refused it")
  func otherDeclarations() {
    #expect(key("@Entry func a() {}") == "")
  }
}
