import Testing

@testable import FocusModel

enum Sheet: Identifiable, Hashable {
  case clone, push, add
  var id: Self { self }
}
struct SheetKey: FocusedValueKey { typealias Value = Binding<Sheet> }
extension FocusedValues {
  var sheetToShow: Binding<Sheet>? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}
struct CloneView: View {
  @Environment(\.dismiss) var dismiss
  @State var url = ""
  var body: some View {
    Form {
      TextField("URL", text: $url)
      Button("Clone") { dismiss() }.disabled(url.isEmpty).keyboardShortcut(.defaultAction)
      Button("Cancel") { dismiss() }
    }
  }
}
struct ContentView: View {
  @State private var sheetToShow: Sheet?
  var body: some View {
    VStack {
      Text("hello")
      Button("Push") { sheetToShow = .push }
    }
    .focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .add))
    .sheet(item: $sheetToShow, onDismiss: { print("dismissed") }) { sheet in
      switch sheet {
      case .clone: CloneView()
      default: Text("other \(sheet)")
      }
    }
  }
}
struct Cmds: Commands {
  @FocusedValue(\.sheetToShow) private var sheet
  var body: some Commands {
    CommandMenu("Repository") {
      Button("Clone…") { sheet?.wrappedValue = .clone }
      Button("Edit Description") { sheet?.wrappedValue = .add }.disabled(sheet == nil)
        .keyboardShortcut("e")
    }
  }
}
struct JournalApp: App {
  var body: some Scene {
    WindowGroup("Repository", id: "repository") { ContentView() }.commands { Cmds() }
  }
}

@MainActor @Suite struct FirstTests {
  @Test func works() {
    let s = Session(JournalApp())
    for m in s.menuBar.menus {
      print(m.title, m.items.map { "\($0.name)\($0.isEnabled ? "" : "(off)")" })
    }
    print(s.perform(.chooseMenuItem(.name("clone"))))
    print(s.windowSnapshots)
    print(s.focusedValues.map { ($0.key, $0.reads.text, $0.state?.text) })
    print(s.perform(.setText(ElementQuery("url"), "x")))
    print(s.perform(.press(ElementQuery("Clone"))))
    print(s.focusedValues.map { ($0.key, $0.reads.text, $0.state?.text) })
    print(s.counters)
    print(s.perform(.chooseMenuItem(.name("close"))))
    print(s.perform(.chooseMenuItem(.name("edit-description"))))
    print(s.perform(.chooseMenuItem(.name("clone"))))
    print(s.counters)
  }
}
