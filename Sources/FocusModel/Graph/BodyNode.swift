// SPDX-License-Identifier: Apache-2.0

/// A node whose value has a body: a composed view, modifier, commands, toolbar content, scene or app.
///
/// Runs the body when what it read has changed, or when the parent hands over a value that differs.
@MainActor
class BodyNode<Value>: StoredNode<Value> {
  private let plan: TypePlan

  init(_ value: Value, in context: _NodeContext) {
    plan = TypePlan.of(Value.self)
    super.init(value, in: context)
    if plan.hasProperties { plan.install(in: &self.value, at: self) }
    runBody()
  }

  /// Evaluates the body, tracked, and makes or updates the child.
  func runBody() {}

  /// Runs `body` as this node's body: counted, with its reads recorded.
  ///
  /// - Returns: Nil when the value lacks an environment object, so that its body must not run. // E3
  final func evaluate<Body>(_ body: () -> Body) -> Body? {
    tracked {
      if plan.needsPreparation, let missing = plan.prepare(&value) {
        lacksObject(missing.object, for: missing.property)
        return nil
      }
      status.remove(.lacksObject)
      graph.session.counters.bodiesRun += 1
      return body()
    }
  }

  /// Shows nothing, for want of a body.
  final func removeContent() {
    if let child = firstChild { removeChild(child) }
  }

  override func refresh() { runBody() }

  override var hasBody: Bool { true }

  override var describedValueType: String { plan.typeName }

  override func update(_ newValue: Value) {
    graph.session.counters.nodesVisited += 1
    if !status.contains(.dirty), plan.comparator.areEqual(value, newValue) { return }
    status.remove(.dirty)
    if plan.hasProperties {
      var newValue = newValue
      plan.adopt(into: &newValue, from: &value, at: self)
      value = newValue
    } else {
      value = newValue
    }
    runBody()
  }

  override func willRemove() {
    if plan.hasProperties { plan.uninstall(from: &value) }
  }

  override func sessionDidGo() {
    plan.uninstall(from: &value)
  }
}
