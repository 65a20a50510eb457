// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// The control that a query names on the front surface, which must be enabled.
  ///
  /// A control behind a sheet is refused as blocked, one that is not there as not found. // S40
  func find<Control>(_ query: ElementQuery, as type: Control.Type) throws(Refusal) -> Control {
    guard let window = windows.key else { throw .noWindow }
    let surface = window.surface(pointedAt: query.label)
    let named = surface.elements(named: query.label)
    let behind = contextMenuElements(named: query.label, behind: surface)
    let matches = (named + behind).filter { $0 is Control }
    guard let element = Self.choose(query.occurrence, among: matches) else {
      throw matches.isEmpty
        ? unfit(named) ?? notFound(query, in: window)
        : notFound(query, in: window)
    }
    guard element.isEnabled else { throw .disabled(element) }
    guard let control = element as? Control else { throw notFound(query, in: window) }
    window.endPopovers(over: surface)
    return control
  }

  /// S40: whether context menus behind a sheet can be opened is a policy.
  private func contextMenuElements(
    named name: String, behind surface: Surface
  ) -> [any ElementNode] {
    guard policies.contextMenusOpenBehindSheets, !surface.kind.isAlert else { return [] }
    var found: [any ElementNode] = []
    var candidate = surface.parent
    while let behind = candidate {
      found += behind.elements(named: name).filter { $0.environmentValues.isInContextMenu }
      candidate = behind.parent
    }
    return found
  }

  /// The counted one; uncounted, the first enabled one, else the first.
  private static func choose(_ occurrence: Int?, among matches: [any ElementNode]) -> (
    any ElementNode
  )? {
    guard let occurrence else { return matches.first { $0.isEnabled } ?? matches.first }
    return matches.indices.contains(occurrence - 1) ? matches[occurrence - 1] : nil
  }

  /// The refusal for what has the name but is something else, which says what can be done with it.
  private func unfit(_ named: [any ElementNode]) -> Refusal? {
    guard let element = named.first(where: { $0.use != nil }) ?? named.first else { return nil }
    let use = element.use ?? "is only shown; there is nothing to be done with it."
    return Refusal(
      .notFound, "\"\(element.shownLabel)\" \(use)",
      candidates: (element as? any Choosing)?.choices.map(\.label) ?? [])
  }

  private func notFound(_ query: ElementQuery, in window: SessionWindow) -> Refusal {
    let surfaces = window.surfaces
    for behind in surfaces.dropLast() where !behind.elements(named: query.label).isEmpty {
      return Refusal(
        .blocked,
        "\"\(query.label)\" lies behind \"\(surfaces[surfaces.count - 1].presentedID.text ?? "a sheet")\"."
      )
    }
    let place = surfaces.count > 1 ? "on the front sheet" : "in window \(window.number)"
    let count = query.occurrence.map { " number \($0)" } ?? ""
    return Refusal(
      .notFound, "There is no such control \"\(query.label)\"\(count) \(place).",
      candidates: window.frontSurface.controlLabels)
  }
}

extension SessionWindow {
  /// The front surface, or the one under a popover that has nothing of a name: pointing outside a popover is
  /// what ends it.
  fileprivate func surface(pointedAt name: String) -> Surface {
    var surface = frontSurface
    while surface.kind == .popover, !surface.isInteractiveDismissDisabled,
      surface.elements(named: name).isEmpty, let behind = surface.parent,
      !behind.elements(named: name).isEmpty
    {
      surface = behind
    }
    return surface
  }

  /// Ends the popovers that stand on a surface.
  fileprivate func endPopovers(over surface: Surface) {
    if surface.modal?.kind == .popover { surface.modal?.presenter?.resetBinding() }
  }
}

extension ElementNode {
  /// What the element is and what is done with it; nil where that is nothing.
  fileprivate var use: String? {
    switch self {
    case is any Choosing: "is a picker; pick one of its choices instead."
    case is any OnOff: "is a toggle; toggle it instead."
    case is any TextInput: "is a field; give it a text instead."
    case let element as any TextSettable: "takes \(element.expectedText); give it that instead."
    case is any Pressable: "is a button; press it instead."
    default: nil
    }
  }
}

extension Surface {
  /// The elements that a person sees, in order.
  var visibleElements: [any ElementNode] {
    (root?.visibleNodes { $0.traits.contains(.element) } ?? []).compactMap(\.asElement)
  }

  /// The elements that have a name: as accessibility label, own label or identifier.
  func elements(named name: String) -> [any ElementNode] {
    let wanted = name.folded
    return visibleElements.filter { element in
      let accessibility = element.accessibility
      let names = [
        accessibility.identifier, element.name(given: accessibility.label), element.label,
      ]
      return names.contains { $0?.folded == wanted }
    }
  }

  /// The labels of what can be pressed or filled in, each once.
  var controlLabels: [String] {
    let controls = visibleElements.filter {
      $0.asPressable != nil || $0 is any TextInput || $0 is any Choosing
    }
    var seen: Set<String> = []
    return controls.map(\.shownLabel).filter { seen.insert($0).inserted }
  }
}
