// SPDX-License-Identifier: Apache-2.0

/// A property that reads focused values.
protocol FocusedProperty {
  /// Reads the property's key from other values than those that it is installed for.
  func follow(in values: FocusedValues)
}

extension FocusedValue: FocusedProperty {
  func follow(in values: FocusedValues) { reader.follow(in: values) }
}

extension FocusedBinding: FocusedProperty {
  func follow(in values: FocusedValues) { reader.follow(in: values) }
}

extension _Node {
  /// The keys that the nearest view or commands around this node read, of those that read any.
  ///
  /// Looks into the value with a mirror, so it is for those who ask why, not for what happens often.
  func focusedReads(in session: Session) -> [FocusedValueStore.ReadKey] {
    var node: _Node? = self
    while let candidate = node {
      let keys = candidate.ownFocusedReads(in: session)
      if !keys.isEmpty { return keys }
      node = candidate.parent
    }
    return []
  }

  private func ownFocusedReads(in session: Session) -> [FocusedValueStore.ReadKey] {
    guard hasBody, let value = anyValue else { return [] }
    let probe = FocusedValueStore()
    probe.session = session
    Self.follow(value, in: FocusedValues(reading: probe))
    return probe.order.map { FocusedValueStore.ReadKey($0, readers: [describedValueType]) }
      .filter { !$0.name.isEmpty }
  }

  private static func follow(_ value: Any, in values: FocusedValues) {
    for property in Mirror(reflecting: value).children.map(\.value) {
      if let focused = property as? any FocusedProperty {
        focused.follow(in: values)
      } else if property is any DynamicProperty || property is any ViewModifier {
        follow(property, in: values)
      }
    }
  }
}
