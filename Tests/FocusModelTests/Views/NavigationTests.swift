// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Navigation stack")
struct NavigationTests {
  private struct Stack: View {
    let log: Log
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root")
          NavigationLink("go to 1", value: 1)
          NavigationLink("go to a view") { Page(log: log, name: "view") }
          Button("deep") { path = [1, 2, 3] }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Page(log: log, name: "\(number)")
            NavigationLink("next", value: number + 1)
            NavigationLink("to a view") { Page(log: log, name: "view on \(number)") }
            Button("back to root") { path = [] }
            Button("back to one") { path = [1] }
            Button("replace") { path = [7] }
          }
        }
      }
      .onChange(of: path) { log("path \(path)") }
    }
  }

  private struct Page: View {
    let log: Log
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("page \(name), \(isPresented)")
        .navigationTitle("Page \(name)")
        .onDisappear { log("gone \(name)") }
      Button("back") { dismiss() }
    }
  }

  @Test("A link pushes its value: the page covers the root, and the path has the value")
  func push() throws {
    let log = Log()
    let app = AppDriver { Stack(log: log) }
    try app.press("go to 1")
    #expect(app.texts == ["page 1, true"])
    #expect(log.lines == ["path [1]"])
    #expect(throws: Refusal.self) { try app.press("deep") }
  }

  @Test("The window's title is that of the page on top, not of those that it covers")
  func titles() throws {
    let app = AppDriver { Stack(log: Log()) }
    #expect(app.titles == ["Root"])
    try app.press("go to 1")
    #expect(app.titles == ["Page 1"])
    try app.press("back")
    #expect(app.titles == ["Root"])
  }

  @Test("S22: dismiss on a pushed page pops it and what is above, and closes no window")
  func dismissPops() throws {
    let log = Log()
    let app = AppDriver { Stack(log: log) }
    try app.press("deep")
    #expect(app.texts == ["page 3, true"])
    try app.press("back")
    #expect(app.texts == ["page 2, true"])
    #expect(log.lines.sorted() == ["gone 3", "path [1, 2, 3]", "path [1, 2]"].sorted())
    #expect(app.windowNumbers == [1])
  }

  @Test("A shorter path pops pages; another one replaces them")
  func pathChanges() throws {
    let log = Log()
    let app = AppDriver { Stack(log: log) }
    try app.press("deep")
    try app.press("back to one")
    #expect(app.texts == ["page 1, true"])
    try app.press("replace")
    #expect(app.texts == ["page 7, true"])
    try app.press("back to root")
    #expect(app.texts == ["root"])
    #expect(log.lines.filter { $0.hasPrefix("gone") } == ["gone 3", "gone 2", "gone 1", "gone 7"])
  }

  @Test(
    "A pushed view has no value in the path and stays on top of the page that it was pushed onto")
  func pushedView() throws {
    let log = Log()
    let app = AppDriver { Stack(log: log) }
    try app.press("go to a view")
    #expect(app.texts == ["page view, true"])
    #expect(log.lines.isEmpty)
    try app.press("back")
    #expect(app.texts == ["root"])
  }

  private struct Mixed: View {
    @State private var path = [1, 2]
    @State private var unrelated = 0
    let held: Held<Binding<[Int]>>
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Text("page \(number) \(unrelated)")
            NavigationLink("to a view") {
              Text("view")
              Button("unrelated") { unrelated += 1 }
              NavigationLink("on", value: 3)
            }
          }
      }
      .onAppear { held.value = $path }
    }
  }

  @Test("A path that shrinks below a pushed view pops the view as well")
  func shrinkBelowView() throws {
    let held = Held<Binding<[Int]>>()
    let app = AppDriver { Mixed(held: held) }
    try app.press("to a view")
    try app.press("unrelated")
    #expect(app.texts == ["view"])
    held.value?.wrappedValue = [1]
    app.session.flushUnprompted()
    #expect(app.texts == ["page 1 1"])
  }

  @Test("A value pushed onto a pushed view is popped alone when the path loses it")
  func valueOnView() throws {
    let held = Held<Binding<[Int]>>()
    let app = AppDriver { Mixed(held: held) }
    try app.press("to a view")
    try app.press("on")
    #expect(app.texts == ["page 3 0"])
    #expect(held.value?.wrappedValue == [1, 2, 3])
    held.value?.wrappedValue = [1, 2]
    app.session.flushUnprompted()
    #expect(app.texts == ["view"])
  }

  private struct Untyped: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Text("root, \(path.count)")
        Button("push both") {
          path.append(1)
          path.append("text")
        }
        Button("push unknown") { path.append(1.5) }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { text in
            Text("string \(text), \(path.count)")
            Button("pop") { path.removeLast() }
          }
      }
    }
  }

  @Test("A path of any types finds each value's destination by its type")
  func untypedPath() throws {
    let app = AppDriver { Untyped() }
    try app.press("push both")
    #expect(app.texts == ["string text, 2"])
    try app.press("pop")
    #expect(app.texts == ["number 1"])
  }

  @Test("A value without a destination is a runtime issue and shows no page")
  func missingDestination() throws {
    let app = AppDriver { Untyped() }
    try app.press("push unknown")
    #expect(app.issues.map(\.kind) == [.missingDestination])
    #expect(app.issues.first?.subject == "Double")
    #expect(app.texts == ["root, 1"])
  }

  private struct OwnPath: View {
    var body: some View {
      NavigationStack {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            Counter("page \(number)")
            TextField("Note", text: .constant(""))
            Leave()
          }
      }
    }

    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
  }

  @Test("B16: a stack keeps a path of its own, and a page that is pushed again starts afresh")
  func ownPath() throws {
    let app = AppDriver { OwnPath() }
    try app.press("one")
    try app.press("page 1+")
    #expect(app.texts == ["page 1=1"])
    try app.press("leave")
    try app.press("one")
    #expect(app.texts == ["page 1=0"])
  }

  private struct Covered: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        TextField("Below", text: $text)
        NavigationLink("without field") { Text("no field") }
        NavigationLink("with field") {
          TextField("Above", text: $text)
          OwnPath.Leave()
        }
      }
    }
  }

  @Test(
    "Keyboard focus leaves a page that is covered, and goes to the first field of the page on top")
  func focusFollowsPages() throws {
    let app = AppDriver { Covered() }
    #expect(app.focusedField?.label == "Below")
    try app.press("with field")
    #expect(app.focusedField?.label == "Above")
    try app.press("leave")
    #expect(app.focusedField?.label == "Below")
    try app.press("without field")
    #expect(app.focusedField == nil)
    #expect(throws: Refusal.self) { try app.type("lost") }
  }

  private struct SheetOnPage: View {
    @State private var isUp = false
    var body: some View {
      NavigationStack {
        NavigationLink("open") {
          Button("sheet") { isUp = true }
            .sheet(isPresented: $isUp) {
              Text("sheet")
              OwnPath.Leave()
            }
        }
      }
    }
  }

  @Test("S22: dismiss in a sheet over a pushed page ends the sheet and leaves the page")
  func sheetOnPage() throws {
    let app = AppDriver { SheetOnPage() }
    try app.press("open")
    try app.press("sheet")
    #expect(app.texts == ["sheet"])
    try app.press("leave")
    #expect(app.sheet == nil)
    #expect(app.buttons.map(\.label) == ["sheet"])
  }

  private struct StackInSheet: View {
    @State private var isUp = true
    var body: some View {
      Text("window").sheet(isPresented: $isUp) {
        NavigationStack {
          OwnPath.Leave()
          NavigationLink("deeper") {
            Text("deeper page")
            OwnPath.Leave()
          }
        }
      }
    }
  }

  @Test("S22: in a stack inside a sheet, dismiss pops a page first and ends the sheet at the root")
  func stackInSheet() throws {
    let app = AppDriver { StackInSheet() }
    try app.press("deeper")
    #expect(app.texts == ["deeper page"])
    try app.press("leave")
    #expect(app.sheet != nil)
    try app.press("leave")
    #expect(app.sheet == nil)
    #expect(app.windowNumbers == [1])
  }
}
