// SPDX-License-Identifier: Apache-2.0

extension _Node {
  /// Notes that a sheet's item has become another case of an enumeration while its id stayed. // S6
  func noteSharedID<Item: Identifiable>(from old: Item, to new: Item) {
    guard Reflection.kind(of: Item.self) == .enumeration else { return }
    let (oldCase, newCase) = (Self.caseName(of: old), Self.caseName(of: new))
    guard oldCase != newCase else { return }
    graph.session.note(.sharedID("\(new.id)", of: (oldCase, newCase), in: enclosingView))
  }

  private static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension Presenter {
  /// Raises the issue that the item has another id each time it is read. // S4
  func raiseIfIdentityIsUnstable() {
    guard !hasStableIdentity() else { return }
    graph.session.raiseOnce(.unstableID(of: itemDescription, in: enclosingView))
  }
}

extension Surface {
  /// Raises the issue that a sheet has come up empty, by its flag, while the state that its content reads
  /// is nil. // S7
  func raiseIfDataIsMissing() {
    guard let root, let missing = root.firstNilState, isBlank
    else { return }
    window.graph.session.raiseOnce(.outOfStep(issueName, lacking: "\"\(missing)\""))
  }

  /// Whether there is nothing here to read or to use.
  private var isBlank: Bool {
    snapshotElements().flattened.allSatisfy {
      $0.label.isEmpty && ($0.value ?? "").isEmpty && $0.children.isEmpty
    }
  }
}

extension _Node {
  /// The name of the first state among what the node has read that is nil now.
  fileprivate var firstNilState: String? {
    let cell = dependencies.lazy.compactMap { $0 as? any AnyStateCell }.first { cell in
      (cell.valueNow as? any OptionalValue).map { $0.wrappedAny == nil } ?? false
    }
    return cell?.label
  }
}
