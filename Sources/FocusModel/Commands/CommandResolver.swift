// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// How a menu command would be resolved if it were chosen now.
  ///
  /// - Parameter reference: The item, by its command name or its titles.
  /// - Returns: The item and what decides about it, in order.
  /// - Throws: The refusal that choosing it would give when there is no such item, or several.
  public func resolution(of reference: MenuItemReference) throws(Refusal) -> CommandResolution {
    CommandResolver(session: self, entry: try entry(reference)).resolution
  }
}

/// Finds out how a menu command would be resolved, without running it.
@MainActor
struct CommandResolver {
  let session: Session
  let entry: MenuEntry

  var resolution: CommandResolution {
    let values = readValues
    let missing = values.filter { $0.publisher == nil }.map(\.key)
    let steps =
      [origin, window] + values.map(CommandResolution.Step.value) + targets + [shortcutStep]
      + [outcome(missing: missing)]
    return CommandResolution(item: entry.item(in: session), steps: steps.compactMap { $0 })
  }

  /// The element of the app that the entry stands for; nil for a standard item.
  private var node: (any ElementNode)? {
    switch entry.kind {
    case .press(let node): node
    case .choose(let node, _): node
    default: nil
    }
  }

  private var origin: CommandResolution.Step? {
    node.map { .declared(in: $0.enclosingView) } ?? .standard
  }

  // MARK: - The window

  private var window: CommandResolution.Step? {
    guard let main = session.valuesWindow else { return .noWindow }
    let isKey = session.windows.key === main
    return .window(
      CommandResolution.Window(
        number: main.number, title: main.title,
        reason: session.isHidden ? .beforeHiding : isKey ? .key : .behindUtilityWindow,
        presentation: main.surface.modal == nil ? nil : main.frontSurface.issueName))
  }

  // MARK: - Values

  private var readValues: [CommandResolution.ReadValue] {
    (node?.focusedReads(in: session) ?? []).map { read in
      let found = session.publication(of: read.key)
      return CommandResolution.ReadValue(
        key: read.name, reader: read.readers.first ?? "", publisher: found.map(\.described),
        others: session.otherPublishers(of: read.key, than: found))
    }
  }

  // MARK: - What would be set

  private var targets: [CommandResolution.Step] {
    if let own = ownTarget { return [.sets(own)] }
    return (node?.focusedReads(in: session) ?? []).compactMap { read in
      guard let publisher = session.publication(of: read.key),
        let binding = publisher.published?.anyValue as? any AnyBinding,
        let cell = StateProbe.cell(beside: publisher, read: { _ = binding.anyValue })
      else { return nil }
      return .sets(CommandResolution.Target(cell, then: nil, key: read.name))
    }
  }

  /// What a toggle or a choice is bound to, and the value that it would have. // M13
  private var ownTarget: CommandResolution.Target? {
    switch entry.kind {
    case .press(let toggle as any OnOff):
      target(beside: toggle, then: "\(!toggle.isOn)") { _ = toggle.isOn }
    case .choose(let picker, let index):
      target(beside: picker, then: picker.choices[index].label) { _ = picker.choices }
    default: nil
    }
  }

  private func target(
    beside node: _Node, then: String, read: () -> Void
  ) -> CommandResolution.Target? {
    StateProbe.cell(beside: node, read: read).map {
      CommandResolution.Target($0, then: DescribedValue(then), key: nil)
    }
  }

  // MARK: - The outcome

  /// M16, M18: who has the item's shortcut before it.
  private var shortcutStep: CommandResolution.Step? {
    guard let shortcut = entry.shortcut else { return nil }
    let control = session.windows.key?.surfaces.reversed().lazy
      .compactMap { $0.control(with: shortcut) }.first
    if let control { return .shortcutTaken(shortcut, by: .control(control.shownLabel)) }
    guard let first = session.commands.entries(with: shortcut).first, first.path != entry.path
    else { return nil }
    return .shortcutTaken(shortcut, by: .item(first.title))
  }

  private func outcome(missing: [String]) -> CommandResolution.Step {
    guard !entry.isEnabled(in: session) else { return .enabled(missing: missing) }
    return .disabled(
      CommandResolution.Disabled(
        view: node?.disablingView, missing: missing, explanation: entry.disabledReason))
  }
}

extension CommandResolution.Target {
  @MainActor
  fileprivate init(_ cell: any AnyStateCell, then: DescribedValue?, key: String?) {
    self.init(
      property: cell.label, owner: cell.ownerName, window: cell.ownerNode?.graph.window?.number,
      now: DescribedValue(cell.valueNow), then: then, key: key)
  }
}

extension FocusedValuePublisher {
  /// The publisher as a value.
  fileprivate var described: CommandResolution.Publisher {
    let value = published?.anyValue ?? ()
    let binding = value as? any AnyBinding
    return CommandResolution.Publisher(
      view: enclosingView, window: graph.window?.number ?? 0, isForScene: level == .scene,
      reads: DescribedValue(binding?.anyValue ?? value), isBinding: binding != nil)
  }
}
