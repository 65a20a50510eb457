// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Bindings")
struct BindingTests {
  /// Storage without any session.
  private final class Box<Value> {
    var value: Value
    private(set) var reads = 0
    private(set) var writes = 0

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding {
        self.reads += 1
        return self.value
      } set: {
        self.writes += 1
        self.value = $0
      }
    }
  }

  /// Hands a binding to its state out to the test.
  private struct Owner<Value>: View {
    @State var value: Value
    let held: Held<Binding<Value>>

    init(_ value: Value, _ held: Held<Binding<Value>>) {
      _value = State(initialValue: value)
      self.held = held
    }

    var body: some View {
      Text("\(value)")
      Button("hold") { held.value = $value }
    }
  }

  private func owned<Value>(_ value: Value) throws -> (AppDriver, Binding<Value>) {
    let held = Held<Binding<Value>>()
    let app = AppDriver { Owner(value, held) }
    try app.press("hold")
    return (app, try #require(held.value))
  }

  @Test("B1: unwrapping gives nil while the base is nil, and a live binding while it is not")
  func unwrapping() throws {
    let (_, base) = try owned(String?.none)
    #expect(Binding(base) == nil)
    base.wrappedValue = "a"
    let unwrapped = try #require(Binding(base))
    base.wrappedValue = "b"
    #expect(unwrapped.wrappedValue == "b")
  }

  @Test(
    "B1: reading after the base went nil gives the last value and is a runtime issue that names it")
  func lateRead() throws {
    let (app, base) = try owned(String?.some("a"))
    let unwrapped = try #require(Binding(base))
    base.wrappedValue = nil
    #expect(unwrapped.wrappedValue == "a")
    #expect(app.issues.map(\.kind) == [.lateRead])
    #expect(app.issues.first?.subject == "value")
    #expect(app.issues.first?.fact.hasPrefix("\"value\" of Owner") == true)
  }

  @Test("B2: writing through an unwrapped binding stores although the base is nil now")
  func lateWriteResurrects() throws {
    let (app, base) = try owned(String?.some("a"))
    let unwrapped = try #require(Binding(base))
    base.wrappedValue = nil
    unwrapped.wrappedValue = "late"
    #expect(base.wrappedValue == "late")
    #expect(app.issues.isEmpty)
  }

  @Test("B4: an optional binding to a plain one ignores nil and stores values")
  func wrapping() {
    let box = Box("a")
    let optional = Binding<String?>(box.binding)
    optional.wrappedValue = nil
    #expect(box.value == "a")
    optional.wrappedValue = "b"
    #expect(box.value == "b")
    #expect(optional.wrappedValue == "b")
  }

  @Test("B5: a type-erased binding takes values of its own type and drops others with an issue")
  func typeErasure() throws {
    let (app, base) = try owned("a")
    let erased = Binding<AnyHashable>(base)
    #expect(erased.wrappedValue == AnyHashable("a"))
    erased.wrappedValue = "b"
    #expect(base.wrappedValue == "b")
    erased.wrappedValue = 1
    #expect(base.wrappedValue == "b")
    #expect(app.brokenRules == ["B5"])
  }

  @Test("B6: a binding of closures reads once when it is made")
  func closuresReadAtOnce() {
    let box = Box(1)
    _ = box.binding
    #expect(box.reads == 1)
    #expect(box.writes == 0)
  }

  @Test("B8: a constant binding ignores writes")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  private struct Person: Equatable {
    var name: String
    var age: Int
  }

  @Test("B9: a member binding is live through its base and writes the whole value")
  func members() {
    let box = Box(Person(name: "Ann", age: 1))
    let name = box.binding.name
    box.value.age = 2
    name.wrappedValue = "Bea"
    #expect(box.value == Person(name: "Bea", age: 2))
    box.value.name = "Cleo"
    #expect(name.wrappedValue == "Cleo")
    #expect(box.writes == 1)
  }

  @Test(
    "B10: a collection's element bindings go by index, so a removal makes them address the neighbour"
  )
  func elementsByIndex() throws {
    let (app, base) = try owned(["a", "b", "c"])
    let elements = Array(base)
    base.wrappedValue.removeFirst()
    #expect(elements[0].wrappedValue == "b")
    elements[0].wrappedValue = "B"
    #expect(base.wrappedValue == ["B", "c"])
    #expect(app.issues.isEmpty)
  }

  @Test(
    "B10: the last element's binding out of range gives its last value, drops writes and is an issue"
  )
  func staleIndex() throws {
    let (app, base) = try owned(["a", "b", "c"])
    let last = base[2]
    #expect(last.wrappedValue == "c")
    base.wrappedValue.removeFirst()
    #expect(last.wrappedValue == "c")
    last.wrappedValue = "lost"
    #expect(base.wrappedValue == ["b", "c"])
    #expect(app.brokenRules == ["B10"])
  }

  private struct Row: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  @Test("B11: an element binding by id follows its element and falls silent when it is gone")
  func elementsByID() throws {
    let (app, base) = try owned([Row(id: 1, text: "a"), Row(id: 2, text: "b")])
    let second = try #require(base[id: 2])
    base.wrappedValue.removeFirst()
    second.wrappedValue.text = "B"
    #expect(base.wrappedValue == [Row(id: 2, text: "B")])
    base.wrappedValue = []
    #expect(second.wrappedValue == Row(id: 2, text: "B"))
    second.wrappedValue.text = "late"
    #expect(base.wrappedValue.isEmpty)
    #expect(base[id: 2] == nil)
    #expect(app.issues.isEmpty)
  }

  @Test("B15: a default adapter reads the default while nil, and a write creates a value")
  func safeBinding() {
    let box = Box(String?.none)
    let safe = box.binding.safeBinding(defaultValue: "default")
    #expect(safe.wrappedValue == "default")
    safe.wrappedValue = "set"
    #expect(box.value == "set")
    #expect(safe.wrappedValue == "set")
    box.value = nil
    #expect(safe.wrappedValue == "default")
  }

  private struct Bound: View {
    let log: Log
    let name: String
    @Binding var value: String
    var body: some View {
      let _ = log("body \(name)")
      Text("shown")
    }
  }

  private struct Adapting: View {
    let log: Log
    @State private var optional: String?
    @State private var plain = "plain"
    @State private var count = 0
    var body: some View {
      Button("again") { count += 1 }
      Text("\(count)")
      Bound(log: log, name: "adapted", value: $optional.safeBinding(defaultValue: "d"))
      Bound(log: log, name: "direct", value: $plain)
    }
  }

  @Test(
    "B15, B24: a fresh adapter is unequal each time, so its reader runs again; a direct binding is not"
  )
  func adaptersAreUnequal() throws {
    let log = Log()
    let app = AppDriver { Adapting(log: log) }
    _ = log.take()
    try app.press("again")
    #expect(log.lines == ["body adapted"])
  }

  @Test("B24: a binding has the identity of its value")
  func identity() {
    #expect(Binding.constant(Row(id: 7, text: "")).id == 7)
  }

  private struct Sheeted: View {
    @State private var item: Row? = Row(id: 1, text: "a")
    let held: Held<Binding<Row>>
    var body: some View {
      Text("window")
      Button("clear") { item = nil }
        .sheet(item: $item) { _ in
          Button("hold") { held.value = Binding($item) }
          Button("close") { item = nil }
        }
    }
  }

  @Test(
    "B2, B3: a late write through the item's unwrapped binding presents the sheet a second time")
  func lateWritePresentsAgain() throws {
    let held = Held<Binding<Row>>()
    let app = AppDriver { Sheeted(held: held) }
    try app.press("hold")
    try app.press("close")
    #expect(app.sheet == nil)
    let binding = try #require(held.value)
    #expect(binding.wrappedValue.text == "a")
    #expect(app.brokenRules == ["B1"])
    binding.wrappedValue.text = "late"
    app.session.flushUnprompted()
    #expect(app.sheet?.id == "1")
  }
}
