// SPDX-License-Identifier: Apache-2.0

/// One element of a collection, found by its index on each use.
///
/// After a removal the index may be out of range, which traps in SwiftUI, or may address the neighbour
/// (rule B10). Here a read out of range gives the last element seen and raises a runtime issue; a write
/// out of range is dropped and raises one too.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(base: Location<Base>, index: Base.Index, element: Base.Element) {
    self.base = base
    self.index = index
    last = element
  }

  override func get() -> Base.Element {
    let elements = base.get()
    if elements.indices.contains(index) {
      last = elements[index]
    } else {
      base.raise(RuntimeIssue.staleIndex)
    }
    return last
  }

  override func set(_ newValue: Base.Element, _ transaction: Transaction) {
    var elements = ReadTracker.untracked { base.get() }
    guard elements.indices.contains(index) else {
      base.raise(RuntimeIssue.staleIndex)
      return
    }
    elements[index] = newValue
    last = newValue
    base.set(elements, transaction)
  }

  @MainActor override var session: Session? { base.session }
  @MainActor override var ownerName: String? { base.ownerName }
  override var label: String { "\(base.label)[\(index)]" }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

/// One element of a collection, found by its identity on each use. // B11
///
/// When the element is gone a read gives the last one seen and a write is dropped.
final class IdentifiedElementLocation<Base>: Location<Base.Element>
where Base: MutableCollection, Base.Element: Identifiable {
  private let base: Location<Base>
  private let id: Base.Element.ID
  private var last: Base.Element

  init?(base: Location<Base>, id: Base.Element.ID) {
    guard let element = base.get().first(where: { $0.id == id }) else { return nil }
    self.base = base
    self.id = id
    last = element
  }

  override func get() -> Base.Element {
    if let element = base.get().first(where: { $0.id == id }) { last = element }
    return last
  }

  override func set(_ newValue: Base.Element, _ transaction: Transaction) {
    var elements = ReadTracker.untracked { base.get() }
    guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
    elements[index] = newValue
    last = newValue
    base.set(elements, transaction)
  }

  @MainActor override var session: Session? { base.session }
  @MainActor override var ownerName: String? { base.ownerName }
  override var label: String { "\(base.label)[id: \(id)]" }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Base> else { return false }
    return id == other.id && base.isSame(as: other.base)
  }
}
