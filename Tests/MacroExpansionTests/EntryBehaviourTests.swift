// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

private final class Model {}

extension EnvironmentValues {
  @Entry fileprivate var rowLimit = 20
  @Entry fileprivate var title: String = "none"
  @Entry fileprivate var note: String?
  @Entry fileprivate var sharedModel = Model()
  @Entry fileprivate var freshModel: Model = Model()
}

extension FocusedValues {
  @Entry fileprivate var sheet: Binding<String>?
  @Entry fileprivate var selection: Int??
}

extension Transaction {
  @Entry fileprivate var isSpecial = false
}

extension ContainerValues {
  @Entry fileprivate var isPinned: Bool = false
}

@Suite("Entries in use")
struct EntryBehaviourTests {
  @Test("An entry of the environment has its default until it is set")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.rowLimit == 20)
    #expect(values.title == "none")
    #expect(values.note == nil)
    values.rowLimit += 1
    values.title = "some"
    values.note = "a"
    #expect(values.rowLimit == 21)
    #expect(values.title == "some")
    #expect(values.note == "a")
    #expect(EnvironmentValues().rowLimit == 20)
  }

  @Test("A default is made once if its type is inferred, and anew if its type is written")
  func objects() {
    let values = EnvironmentValues()
    #expect(values.sharedModel === EnvironmentValues().sharedModel)
    #expect(values.freshModel !== values.freshModel)
  }

  @Test("A focused value is nil until it is published")
  func focused() {
    var values = FocusedValues()
    #expect(values.sheet?.wrappedValue == nil)
    values.sheet = Binding(get: { "clone" }, set: { _ in })
    #expect(values.sheet?.wrappedValue == "clone")
  }

  @Test("A focused value can be published as nil")
  func focusedNil() {
    var values = FocusedValues()
    values.selection = .some(nil)
    #expect(values.selection == .some(nil))
    values.selection = nil
    #expect(values.selection == nil)
  }

  @Test("Transactions and containers carry entries")
  func transactionAndContainer() {
    var transaction = Transaction()
    transaction.isSpecial = true
    #expect(transaction.isSpecial)
    #expect(!Transaction().isSpecial)
    var container = ContainerValues()
    container.isPinned.toggle()
    #expect(container.isPinned)
  }
}
