// SPDX-License-Identifier: Apache-2.0

/// Where a published focused value is visible.
@usableFromInline
enum FocusLevel {
  /// While keyboard focus is on the view or inside it. // F3
  case view
  /// While the scene is the active one, wherever focus is in it. // F4
  case scene
}

/// A node that publishes a value under a key.
@MainActor
protocol FocusedValuePublisher: _Node {
  var level: FocusLevel { get }
  var key: ObjectIdentifier { get }
  var keyName: String { get }
  /// The value; nil while there is none, which publishes nothing. // F7
  var published: PublishedValue? { get }
  /// How many pushed pages the publisher lies under. // F6
  var navigationDepth: Int { get }
}

/// A modifier that publishes a focused value.
public struct _FocusedValueModifier<Value>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  @usableFromInline let keyPath: WritableKeyPath<FocusedValues, Value?>
  @usableFromInline let value: Value?
  @usableFromInline let level: FocusLevel

  @inlinable
  init(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, _ level: FocusLevel
  ) {
    self.keyPath = keyPath
    self.value = value
    self.level = level
  }

  /// Makes the node of a modified view; for internal use only.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = FocusedValueNode(view.modifier, of: Modified.self, in: context) {
      $0.takeChange(from: $1)
    }
    node.attachFirst(Modified._makeNode(view.content, in: node.childContext))
    node.publish()
    return node
  }
}

/// The node of a view that publishes a focused value.
@usableFromInline
final class FocusedValueNode<Content: View, Value>:
  ModifierNode<Content, _FocusedValueModifier<Value>>, FocusedValuePublisher
{
  /// Takes a new value, compiled for the type of the value where the app names it.
  private let take: @MainActor (FocusedValueNode, _FocusedValueModifier<Value>) -> Void
  @usableFromInline @exclusivity(unchecked) var published: PublishedValue?
  @exclusivity(unchecked) private(set) var keyType: (any FocusedValueKey.Type)?
  /// Whether the key path was seen to store a binding as it is given: then it is a plain property, as
  /// `@Entry` makes it, and need not be followed for each new binding (see ``FocusedReader``).
  @usableFromInline @exclusivity(unchecked) var storesAsGiven = false

  @usableFromInline
  init(
    _ modifier: _FocusedValueModifier<Value>, of _: Content.Type, in context: _NodeContext,
    take: @escaping @MainActor (FocusedValueNode, _FocusedValueModifier<Value>) -> Void
  ) {
    self.take = take
    super.init(alone: modifier, in: context, traits: .publisher)
  }

  /// Publishes the value, when those inside have published theirs.
  @usableFromInline
  func publish() {
    write()
    graph.publishers.insert(self)
    valueDidChange()
  }

  var level: FocusLevel { modifier.level }
  var key: ObjectIdentifier { ObjectIdentifier(keyType ?? Never.self) }
  var keyName: String { keyType.map(FocusedValues.name) ?? "" }
  var navigationDepth: Int { environment?.surface == nil ? 0 : pagesAbove }

  /// Finds the key by writing through the key path.
  private func write() {
    var values = FocusedValues(reading: nil)
    values[keyPath: modifier.keyPath] = modifier.value
    guard let written = values.written else { return }
    keyType = written.key
    published = written.box
    noteHowValuesAreStored()
  }

  private func noteHowValuesAreStored() {
    guard Value.self is any BindingType.Type, let value = modifier.value,
      let box = published as? TypedPublishedValue<Value>
    else { return }
    storesAsGiven = box.holds(value)
  }

  override func modifierDidChange(from old: _FocusedValueModifier<Value>) { take(self, old) }

  @inlinable
  func takeChange(from old: _FocusedValueModifier<Value>) {
    guard old.level == modifier.level, storesAsGiven, old.keyPath === modifier.keyPath,
      let published,
      let value = modifier.value
    else { return publishAgain(insteadOf: old) }
    takeValue(value, into: published)
  }

  @usableFromInline
  func takeValue(_ value: Value, into published: PublishedValue) {
    if unsafeDowncast(published, to: TypedPublishedValue<Value>.self).take(value) {
      valueDidChange()
    }
  }

  /// Publishes what may be of another kind than before.
  @usableFromInline
  func publishAgain(insteadOf old: _FocusedValueModifier<Value>) {
    let before = published
    write()
    graph.publishers.publisherDidChange(self)
    if let before, let after = published {
      published = before
      if before.take(after) || old.level != modifier.level { valueDidChange() }
    } else if before != nil || published != nil {
      valueDidChange()
    }
  }

  private func valueDidChange() { graphLink.borrow { $0.publishedValuesDidChange() } }

  /// F15: what a view publishes goes with it.
  override func willRemove() {
    graph.publishers.remove(self)
    graph.session.focus.register.publisherDidGo(of: key)
    valueDidChange()
  }
}

extension View {
  /// Publishes a value while keyboard focus is on this view or inside it. // F3
  @inlinable
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, .view))
  }

  /// Publishes a value, or nothing while it is nil, while focus is on this view or inside it. // F3, F7
  @inlinable
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, .view))
  }

  /// Publishes a value while this view's scene is the active one. // F4
  @inlinable
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, .scene))
  }

  /// Publishes a value, or nothing while it is nil, while this view's scene is the active one. // F4, F7
  @inlinable
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, .scene))
  }
}
