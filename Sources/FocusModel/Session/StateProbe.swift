// SPDX-License-Identifier: Apache-2.0

/// Finds the state beneath a binding by reading it and looking at what was read; so it works through any
/// adapter, an app's own too.
@MainActor
enum StateProbe {
  /// The value of the state that a binding's getter read; nil where it read none.
  static func state(readBy binding: any AnyBinding, beside node: _Node) -> DescribedValue {
    let cell = cell(beside: node) { _ = binding.anyValue }
    return DescribedValue(cell?.valueNow ?? Optional<Int>.none as Any)
  }

  /// The first state that is read by a function; nil where it reads none.
  static func cell(beside node: _Node, read: () -> Void) -> (any AnyStateCell)? {
    let probe = _Node(in: _NodeContext(below: node))
    probe.tracked(read)
    let cell = probe.dependencies.lazy.compactMap { $0 as? any AnyStateCell }.first
    probe.tearDown()
    return cell
  }
}

/// A binding whose type is not known statically.
@MainActor
protocol AnyBinding {
  /// What the binding reads.
  var anyValue: Any { get }
}

extension Binding: AnyBinding {
  var anyValue: Any { wrappedValue }
}

extension _Node {
  /// The type of the nearest view around the node that has a body and is the app's own.
  var enclosingView: String {
    var node: _Node? = self
    while let candidate = node {
      if candidate.isOfApp { return candidate.describedValueType }
      node = candidate.parent
    }
    return describedValueType
  }

  /// Whether the node stands for a view, modifier or commands that the app itself has composed.
  var isOfApp: Bool {
    guard hasBody, let value = anyValue else { return false }
    return !String(reflecting: type(of: value)).hasPrefix("FocusModel.")
  }
}
