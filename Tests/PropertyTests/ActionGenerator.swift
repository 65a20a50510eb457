// SPDX-License-Identifier: Apache-2.0

import FocusModel
import TestSupport

/// Makes up what a person does next: mostly what can be done now, sometimes what cannot.
@MainActor
struct ActionGenerator {
  private var random: SeededGenerator
  private let menuItems: [[String]]
  /// Whether it opens, closes and changes windows.
  private let usesWindows: Bool
  /// Whether it does what changes all windows at once.
  private let usesSharedState: Bool

  init(
    seed: UInt64, for session: Session, usesWindows: Bool = true, usesSharedState: Bool = true
  ) {
    random = SeededGenerator(seed: seed)
    self.usesWindows = usesWindows
    self.usesSharedState = usesSharedState
    menuItems = session.menuBar.allItems.map(\.path).filter { path in
      path.last?.hasPrefix("Quit") == false
        && (usesWindows || !Self.windowItems.contains(path.last ?? ""))
        && (usesSharedState || path.last?.contains("Shared") == false)
    }
  }

  private static let most = 4
  private static let windowItems: Set = [
    "Close", "Minimize", "New Board Window", "New Card Window", "Log", "Settings…", "Open Card 1",
    "Show Palette", "Board", "Hide Studio", "Show All",
  ]

  mutating func next(after look: Look) -> UserAction {
    if usesWindows, look.windows.count > Self.most, let window = look.windows.last,
      window.presentations.isEmpty, look.key != nil
    {
      return .closeWindow(window.number)
    }
    return switch Int.random(in: 0..<100, using: &random) {
    case 0..<55: control(in: look) ?? menuItem()
    case 55..<72: menuItem()
    case 72..<82: key()
    case 82..<88: typing(in: look)
    default: usesWindows ? window(in: look) : menuItem()
    }
  }

  // MARK: - Kinds of action

  private mutating func menuItem() -> UserAction {
    .chooseMenuItem(.path(pick(menuItems) ?? ["File", "Nothing"]))
  }

  private mutating func control(in look: Look) -> UserAction? {
    let controls = (look.keyWindow?.front ?? []).flattened.filter { element in
      Self.usable.contains(element.role)
        && (usesSharedState || !element.label.contains("Shared"))
    }
    guard let element = pick(controls) else { return nil }
    let query = ElementQuery(element.label)
    return switch element.role {
    case .toggle: .toggle(query)
    case .textField: .setText(query, text())
    default: .press(query)
    }
  }

  private static let usable: [Element.Role] = [.button, .toggle, .textField]

  private mutating func key() -> UserAction {
    let keys: [KeyboardShortcut] = [
      .defaultAction, .cancelAction, .cancelAction, KeyboardShortcut(.tab, modifiers: []),
      KeyboardShortcut("a", modifiers: [.command, .shift]), KeyboardShortcut("v"),
    ]
    let windowKeys = [KeyboardShortcut("n"), KeyboardShortcut("w"), KeyboardShortcut("`")]
    return .pressKey(pick(usesWindows ? keys + windowKeys : keys) ?? .cancelAction)
  }

  private mutating func typing(in look: Look) -> UserAction {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .confirm
    case 1: .press(ElementQuery("Nothing of the Kind"))
    default: .enterText(text())
    }
  }

  private mutating func window(in look: Look) -> UserAction {
    let window = pick(look.windows)?.number ?? 1
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: .openWindow(scene: "card", value: "\(Int.random(in: 1...3, using: &random))")
    case 1: .openWindow(scene: "board", value: nil)
    case 2: .chooseMenuItem(.path(["Window", "Minimize"]))
    case 3: look.key == nil ? .makeKey(window: window) : .closeWindow(window)
    case 4: .cycleWindows(.next)
    case 5: .cycleWindows(.previous)
    default: .makeKey(window: window)
    }
  }

  // MARK: - Choices

  private mutating func text() -> String { pick(["one", "two", "three"]) ?? "" }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    choices.randomElement(using: &random)
  }
}
