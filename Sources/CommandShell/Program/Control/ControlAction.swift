// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An action by the name that requests have for it.
struct ControlAction: Sendable {
  let name: String
  /// Makes the action out of the members of a request.
  let build: @Sendable (inout ControlMembers) throws(LineError) -> UserAction

  private init(
    _ name: String,
    _ build: @escaping @Sendable (inout ControlMembers) throws(LineError) -> UserAction
  ) {
    (self.name, self.build) = (name, build)
  }

  /// Finds an action, which must be there.
  static func named(_ name: String) throws(LineError) -> ControlAction {
    if let action = all.first(where: { $0.name == name }) { return action }
    let names = all.map(\.name)
    let near = nearestNames(to: name, in: names)
    throw LineError(
      .syntax, "There is no action \(CommandShell.named(name)).",
      candidates: near.isEmpty ? names : near)
  }

  /// Every action that a person could take.
  static let all = menusAndKeys + controls + windows

  private static let menusAndKeys = [
    ControlAction("choose") { (members) throws(LineError) in
      if let path = try members.texts("path") { return .chooseMenuItem(.path(path)) }
      return .chooseMenuItem(.name(try members.text("item")))
    },
    ControlAction("key") { (members) throws(LineError) in
      .pressKey(try members.chord().shortcut)
    },
    ControlAction("confirm") { _ in .confirm },
    ControlAction("type") { (members) throws(LineError) in .enterText(try members.text("text")) },
  ]

  private static let controls = [
    ControlAction("press") { (members) throws(LineError) in .press(try members.control()) },
    ControlAction("set") { (members) throws(LineError) in
      .setText(try members.control(), try members.text("text"))
    },
    ControlAction("toggle") { (members) throws(LineError) in .toggle(try members.control()) },
    ControlAction("pick") { (members) throws(LineError) in
      .pick(try members.control(), choice: try members.text("choice"))
    },
    ControlAction("focus") { (members) throws(LineError) in .focus(try members.control()) },
    ControlAction("moveFocus") { (members) throws(LineError) in
      .moveFocus(try members.direction())
    },
  ]

  private static let windows = [
    ControlAction("makeKey") { (members) throws(LineError) in
      .makeKey(window: try members.count("window"))
    },
    ControlAction("cycleWindows") { (members) throws(LineError) in
      .cycleWindows(try members.direction())
    },
    ControlAction("openWindow") { (members) throws(LineError) in
      .openWindow(scene: try members.text("scene"), value: try members.optionalText("value"))
    },
    ControlAction("openURL") { (members) throws(LineError) in .openURL(try members.text("url")) },
    ControlAction("closeWindow") { (members) throws(LineError) in
      .closeWindow(try members.count("window"))
    },
    ControlAction("minimizeWindow") { (members) throws(LineError) in
      .minimizeWindow(try members.count("window"))
    },
  ]
}

extension ControlMembers {
  fileprivate mutating func chord() throws(LineError) -> Chord {
    let text = try text("chord")
    do throws(Chord.ParseError) {
      return try Chord(parsing: text)
    } catch {
      throw LineError(.syntax, error.message, candidates: error.candidates)
    }
  }

  fileprivate mutating func control() throws(LineError) -> ElementQuery {
    ElementQuery(try text("label"), occurrence: try optionalCount("number"))
  }

  fileprivate mutating func direction() throws(LineError) -> UserAction.Direction {
    let name = try text("direction")
    guard let direction = UserAction.Direction(rawValue: name) else {
      throw LineError(
        .syntax, #""direction" is "next" or "previous"."#, candidates: ["next", "previous"])
    }
    return direction
  }
}
