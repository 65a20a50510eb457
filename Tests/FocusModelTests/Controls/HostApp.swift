// SPDX-License-Identifier: Apache-2.0

@testable import FocusModel

/// An app with one window that shows a given view.
struct HostApp: App {
  private let content: AnyView

  init() { content = AnyView(EmptyView()) }

  init(@ViewBuilder content: () -> some View) {
    self.content = AnyView(content())
  }

  var body: some Scene {
    WindowGroup("Host", id: "host") { content }
  }
}

extension Session {
  /// Starts an app whose window shows a view.
  convenience init(showing content: some View) {
    self.init(HostApp { content })
  }

  /// What takes presses now, with all that is inside, in order.
  var elements: [Element] { keyWindow?.front.all ?? [] }

  /// The first element in front with a label.
  func element(_ label: String) -> Element? { elements.first { $0.label == label } }

  /// The labels of the texts in front.
  var texts: [String] { elements.filter { $0.role == .text }.map(\.label) }

  @discardableResult
  func press(_ label: String, occurrence: Int? = nil) -> Report {
    perform(.press(ElementQuery(label, occurrence: occurrence)))
  }

  @discardableResult
  func set(_ label: String, _ text: String) -> Report {
    perform(.setText(ElementQuery(label), text))
  }

  @discardableResult
  func press(key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Report {
    perform(.pressKey(KeyboardShortcut(key, modifiers: modifiers)))
  }

  @discardableResult
  func choose(_ name: String) -> Report { perform(.chooseMenuItem(.name(name))) }

  /// The item of the menu bar with a command name.
  func menuItem(_ name: String) -> MenuBar.Item? {
    menuBar.allItems.first { $0.name == name }
  }
}

extension [Element] {
  /// The elements and all that is inside them, in order.
  var all: [Element] { flatMap { [$0] + $0.children.all } }
}
