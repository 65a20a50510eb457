// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

@Observable
private final class Model {
  var title = "title"
  var count = 0
  var isOn = false
}

@Observable
private final class Absent {}

private final class Store: ObservableObject {
  @Published var name = "name"
  @Published var other = 0
  var silent = 0
}

@MainActor @Suite("Observable objects")
struct ObservableTests {
  // MARK: - Observation

  private struct TitleView: View {
    let log: Log
    let model: Model
    var body: some View {
      let _ = log("title")
      Text(model.title)
    }
  }

  private struct CountView: View {
    let log: Log
    let model: Model
    var body: some View {
      let _ = log("count")
      Text("\(model.count)")
    }
  }

  private struct Root: View {
    let log: Log
    @State private var model = Model()
    var body: some View {
      TitleView(log: log, model: model)
      CountView(log: log, model: model)
      Button("count+") { model.count += 1 }
    }
  }

  @Test("An @Observable property evaluates the views that have read it and no others")
  func observableReaders() throws {
    let log = Log()
    let app = AppDriver { Root(log: log) }
    _ = log.take()
    try app.press("count+")
    #expect(log.lines == ["count"])
    #expect(app.texts == ["title", "1"])
    try app.press("count+")
    #expect(app.texts == ["title", "2"])
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextField("Title", text: $model.title)
      Toggle("On", isOn: $model.isOn)
      Text(model.title)
    }
  }

  @Test(
    "@Bindable gives bindings to an object's properties, whose writes are reported with the object")
  func bindable() throws {
    let model = Model()
    let app = AppDriver { Editor(model: model) }
    let report = try app.set("Title", to: "new")
    #expect(model.title == "new")
    #expect(app.texts == ["new"])
    #expect(report.summary(writes: true).contains("Model.title: title → new"))
    try app.toggle("On")
    #expect(model.isOn)
  }

  private struct FromEnvironment: View {
    @Environment(Model.self) private var model
    @Environment(Absent.self) private var absent: Absent?
    var body: some View {
      @Bindable var model = model
      Text("\(model.title), \(absent == nil ? "nothing" : "something")")
      TextField("Title", text: $model.title)
    }
  }

  @Test(
    "E3: @Environment(Type.self) reads the object; the optional form reads nil where there is none")
  func environmentObject() throws {
    let model = Model()
    let app = AppDriver { FromEnvironment().environment(model) }
    #expect(app.texts == ["title, nothing"])
    try app.set("Title", to: "x")
    #expect(app.texts == ["x, nothing"])
    #expect(app.issues.isEmpty)
  }

  private struct Background: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test("A change outside any action is shown as soon as the main actor is free")
  func changeOutsideAction() async throws {
    let model = Model()
    let app = AppDriver { Background(model: model) }
    model.count = 5
    try await app.settle()
    #expect(app.texts == ["5"])
  }

  @Test("An object may outlive the session that has observed it")
  func objectOutlivesSession() throws {
    let (model, store, log) = (Model(), Store(), Log())
    do {
      let app = AppDriver {
        Background(model: model)
        StoreView(log: log, store: store)
      }
      #expect(app.texts == ["0", "name"])
    }
    _ = log.take()
    model.count = 1
    store.name = "later"
    #expect(log.lines.isEmpty)
  }

  // MARK: - ObservableObject

  private struct StoreView: View {
    let log: Log
    @ObservedObject var store: Store
    var body: some View {
      let _ = log("store")
      Text(store.name)
    }
  }

  private struct Unobserving: View {
    let log: Log
    let store: Store
    var body: some View {
      let _ = log("unobserving")
      Text(store.name)
    }
  }

  private struct StoreRoot: View {
    let log: Log
    @StateObject private var store = Store()
    @State private var unrelated = 0
    var body: some View {
      Text("\(unrelated)")
      Button("unrelated") { unrelated += 1 }
      StorePair(log: log, store: store)
      TextField("Name", text: $store.name)
      Button("other") { store.other += 1 }
      Button("silent") { store.silent += 1 }
    }
  }

  private struct StorePair: View {
    let log: Log
    let store: Store
    var body: some View {
      StoreView(log: log, store: store)
      Unobserving(log: log, store: store)
    }
  }

  @Test("Any @Published change evaluates those who observe the object, whether they read it or not")
  func publishedReaders() throws {
    let log = Log()
    let app = AppDriver { StoreRoot(log: log) }
    _ = log.take()
    try app.press("other")
    #expect(log.take() == ["store"])
    try app.press("silent")
    #expect(log.take().isEmpty)
    try app.set("Name", to: "new")
    #expect(log.take() == ["store"])
    #expect(app.texts == ["0", "new", "name"])
  }

  @Test("B16: a state object is made once per identity")
  func stateObjectOnce() throws {
    let app = AppDriver { StoreRoot(log: Log()) }
    try app.set("Name", to: "kept")
    try app.press("unrelated")
    #expect(app.texts == ["1", "kept", "name"])
  }

  @Test("B17: each window of a group has a state object of its own")
  func stateObjectPerWindow() throws {
    let app = AppDriver { StoreRoot(log: Log()) }
    try app.set("Name", to: "first")
    try app.menu("new")
    #expect(app.texts.contains("name"))
    #expect(!app.texts.contains("first"))
  }

  private struct ManualObject: View {
    @ObservedObject var object: Manual
    var body: some View {
      Text("\(object.value)")
      Button("change") { object.change() }
    }
  }

  private final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var value = 0
    func change() {
      objectWillChange.send()
      value += 1
    }
  }

  @Test("An object may announce its changes itself")
  func ownPublisher() throws {
    let app = AppDriver { ManualObject(object: Manual()) }
    try app.press("change")
    #expect(app.texts == ["1"])
  }

  @Test("A published write is reported with its object, and only when it differs")
  func publishedWriteReport() throws {
    let app = AppDriver { StoreRoot(log: Log()) }
    let report = try app.set("Name", to: "new")
    #expect(report.summary(writes: true).contains("Store.name: name → new"))
    let same = try app.set("Name", to: "new")
    #expect(same.summary(writes: true).isEmpty)
  }

  private final class Chosen<Choice>: ObservableObject {
    @Published var choice: Choice
    init(_ choice: Choice) { self.choice = choice }
  }

  private struct Choosing: View {
    @StateObject private var chosen = Chosen(1)
    var body: some View { Button("choose \(chosen.choice)") { chosen.choice += 1 } }
  }

  @Test("A published write to an object of a generic type is reported by the property's name")
  func genericWriteReport() throws {
    let app = AppDriver { Choosing() }
    let report = try app.press("choose 1")
    #expect(report.summary(writes: true) == ["Chosen<Int>.choice: 1 → 2"])
  }

  private struct ObjectReader: View {
    @EnvironmentObject private var store: Store
    var body: some View {
      Text(store.name)
      TextField("Name", text: $store.name)
    }
  }

  @Test("@EnvironmentObject reads, binds and observes the object that is put above")
  func environmentObservableObject() throws {
    let store = Store()
    let app = AppDriver { ObjectReader().environmentObject(store) }
    try app.set("Name", to: "new")
    #expect(app.texts == ["new"])
    #expect(store.name == "new")
  }
}
