// SPDX-License-Identifier: Apache-2.0

/// The storage behind one `@State` property of one view at one identity.
@usableFromInline
final class StateCell<Value>: Location<Value>, AnyStateCell {
  @exclusivity(unchecked) private var value: Value
  /// How to compare two values; found at the first write, since much state is never written.
  @exclusivity(unchecked) private var knownComparator: Comparator?
  private let field: TypePlan.Field
  /// The node that owns the property; nil once it has gone, since state ends with its identity. // B16
  @exclusivity(unchecked) private unowned(unsafe) var owner: _Node?

  @MainActor
  init(_ value: Value, field: TypePlan.Field, owner: _Node) {
    self.value = value
    self.field = field
    self.owner = owner
  }

  @usableFromInline
  override func get() -> Value {
    recordRead()
    return value
  }

  /// Stores always, since an app's own `==` may look at a part of the value only; announces a difference.
  @usableFromInline
  /// B14: writing what is there already changes nothing.
  override func set(_ newValue: Value, _ transaction: Transaction) {
    var old = newValue
    swap(&old, &value)
    let comparator = knownComparator ?? findComparator()
    guard let owner, !comparator.areEqual(values: &old, &value) else { return }
    #if DEBUG
      MainActor.assertIsolated("State of a running app is written on the main actor.")
    #endif
    let write = StateChange(
      cell: self, name: field.name, owner: owner, old: DescribedValue(old),
      new: DescribedValue(newValue))
    onMainActor(with: write) { $0.announce() }
  }

  private func findComparator() -> Comparator {
    let found = onMainActor { Comparator.of(Value.self) }
    knownComparator = found
    return found
  }

  /// Cuts the cell off from a node that goes.
  func disown() { owner = nil }

  @MainActor override var session: Session? { owner?.graph.session }
  @MainActor override var ownerName: String? { owner?.describedValueType }
  override var label: String { field.name }

  var valueNow: Any { value }
  @MainActor var ownerNode: _Node? { owner }
}

/// A state cell whose value's type is not known statically.
protocol AnyStateCell: AnyObject {
  /// The value now, read without being recorded.
  var valueNow: Any { get }
  /// The name of the property.
  var label: String { get }
  /// The type of view that owns the property; nil once it has gone.
  @MainActor var ownerName: String? { get }
  /// The node of that view.
  @MainActor var ownerNode: _Node? { get }
}

/// A write that has changed the value of a cell.
private struct StateChange {
  let cell: Dependency
  let name: String
  let owner: _Node
  let old: DescribedValue
  let new: DescribedValue

  @MainActor
  func announce() {
    owner.withSession { $0.recordWrite(of: name, owner: owner, old: old, new: new) }
    cell.invalidateReaders()
  }
}
