// SPDX-License-Identifier: Apache-2.0

/// A node that stands for a view with a modifier.
@MainActor
private protocol ModifiedNode: _Node {}

extension ModifierNode: ModifiedNode {}

extension Surface {
  /// The views here to which several sheets, or several dialogs, are attached. // S13
  var crowdedViews: [RuntimeIssue] {
    var found: [RuntimeIssue] = []
    root?.walk { node in
      if node is any ModifiedNode, !(node.parent is any ModifiedNode) {
        found += node.crowdedPresentations
      }
      return true
    }
    return found
  }
}

extension _Node {
  /// The issues of several presentations among the modifiers of the view that begins here.
  fileprivate var crowdedPresentations: [RuntimeIssue] {
    var kinds: [Surface.Kind] = []
    var node: (any ModifiedNode)? = self as? any ModifiedNode
    while let modified = node {
      if let presenter = modified as? any Presenter { kinds.append(presenter.kind) }
      node = modified.firstChild as? any ModifiedNode
    }
    let (dialogs, sheets) = (kinds.filter(\.isAlert).count, kinds.filter(\.isSheet).count)
    return [(sheets, "sheets"), (dialogs, "dialogs")].filter { $0.0 > 1 }.map {
      .several($0.0, $0.1, on: enclosingView)
    }
  }
}

extension Surface.Kind {
  fileprivate var isSheet: Bool { self == .sheet || self == .fullScreenCover }
}
