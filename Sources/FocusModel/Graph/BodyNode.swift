// SPDX-License-Identifier: Apache-2.0

/// A node whose value has a body: a composed view, modifier, commands, toolbar content, scene or app.
///
/// Runs the body when what it read has changed, or when the parent hands over a value that differs.
@MainActor
@usableFromInline
class BodyNode<Value>: StoredNode<Value> {
  @usableFromInline let plan: TypePlan

  @inlinable
  init(_ value: Value, in context: _NodeContext) {
    plan = TypePlan.of(Value.self)
    super.init(value, in: context)
    if plan.hasProperties { install() }
  }

  @usableFromInline
  final func install() { plan.install(in: &value, at: self) }

  /// Evaluates the body, tracked, and makes or updates the child.
  @usableFromInline
  func runBody() {}

  /// Runs `body` as this node's body, counted and with its reads recorded, and shows what it gives.
  ///
  /// When the value lacks an environment object, its body must not run, and nothing is shown (rule E3).
  /// What the body gives is large and is handed on in place: the standard library's tracking would copy it,
  /// and an optional would be looked into again and again.
  @inlinable
  final func run<Body: _NodeValue>(_ body: () -> Body) {
    withUnsafeTemporaryAllocation(of: Body.self, capacity: 1) { content in
      var isReady = false
      let outer = beginTracking()
      trackingObservables {
        isReady = isReadyForBody()
        if isReady { content.initializeElement(at: 0, to: body()) }
      }
      endTracking(outer)
      guard isReady else { return removeContent() }
      show(&content[0])
      content.deinitializeElement(at: 0)
    }
  }

  /// Readies the value for its body and counts the run; false when an object that it needs is missing.
  @usableFromInline
  final func isReadyForBody() -> Bool {
    if plan.needsPreparation, let missing = plan.prepare(&value) {
      lacksObject(missing.object, for: missing.property)
      return false
    }
    status.remove(.lacksObject)
    countBody()
    return true
  }

  /// Makes the child for what the body gives, or updates it.
  @inlinable
  final func show<Body: _NodeValue>(_ content: inout Body) {
    if let child = firstChild {
      Body._updateNode(child, with: &content)
    } else {
      attachFirst(Body._makeNode(content, in: childContext))
    }
  }

  /// Shows nothing, for want of a body.
  @usableFromInline
  final func removeContent() {
    if let child = firstChild { removeChild(child) }
  }

  @usableFromInline
  override func refresh() { runBody() }

  override var hasBody: Bool { true }

  override var describedValueType: String { plan.typeName }

  @usableFromInline
  override func update(_ newValue: inout Value) {
    if take(&newValue) { runBody() }
  }

  /// Takes a value from the parent.
  ///
  /// - Returns: Whether the body has to run.
  private func take(_ newValue: inout Value) -> Bool {
    countVisit()
    if !status.contains(.dirty), plan.comparator.areEqual(values: &value, &newValue) {
      return false
    }
    status.remove(.dirty)
    if plan.hasProperties { plan.adopt(into: &newValue, from: &value, at: self) }
    swap(&value, &newValue)
    return true
  }

  override func willRemove() {
    if plan.hasProperties { plan.uninstall(from: &value) }
  }

  override func sessionDidGo() {
    plan.uninstall(from: &value)
  }
}

/// The node of a value whose body says what it is made of.
@MainActor
@usableFromInline
final class ComposedNode<Value>: BodyNode<Value> {
  @usableFromInline let run: @MainActor (BodyNode<Value>) -> Void

  /// Makes the node, and its children by running the body.
  @inlinable
  init(
    _ value: Value, in context: _NodeContext, run: @escaping @MainActor (BodyNode<Value>) -> Void
  ) {
    self.run = run
    super.init(value, in: context)
    run(self)
  }

  @usableFromInline
  override func runBody() { run(self) }
}
