// SPDX-License-Identifier: Apache-2.0

extension Element {
  /// Whether a label or an accessibility identifier names the element; case and spaces do not matter.
  public func isNamed(_ name: String) -> Bool {
    label.folded == name.folded || identifier?.folded == name.folded
  }
}

extension [Element] {
  /// The elements of the outline in order, those inside others included.
  public var flattened: [Element] { flatMap { [$0] + $0.children.flattened } }

  /// The texts of the outline in order, other than the labels of controls.
  public var texts: [String] {
    flatMap { element -> [String] in
      switch element.role {
      case .text: [element.label]
      case .button, .link, .toggle, .menu: []
      default: element.children.texts
      }
    }
  }

  /// The elements of some roles in order, those inside others included.
  public func all(_ roles: Element.Role...) -> [Element] {
    flattened.filter { roles.contains($0.role) }
  }
}
