// SPDX-License-Identifier: Apache-2.0

/// A node that may disable the controls in it.
@MainActor
private protocol DisablingNode: _Node {
  var disables: Bool { get }
}

extension DisabledNode: DisablingNode {
  fileprivate var disables: Bool { modifier.isDisabled }
}

extension _Node {
  /// The view or commands in whose body a modifier disables this control; the innermost one. // M14
  var disablingView: String? {
    var node: _Node? = parent
    while let candidate = node {
      if (candidate as? any DisablingNode)?.disables ?? false { return candidate.enclosingView }
      node = candidate.parent
    }
    return nil
  }
}
