// SPDX-License-Identifier: Apache-2.0

extension _Node {
  /// Notes that a sheet's item has become another case of an enumeration while its id stayed. // S6
  func noteSharedID<Item: Identifiable>(from old: Item, to new: Item) {
    guard Item.isEnumeration else { return }
    let (oldCase, newCase) = (Self.caseName(of: old), Self.caseName(of: new))
    guard oldCase != newCase else { return }
    graph.session.note(.sharedID("\(new.id)", of: (oldCase, newCase), in: enclosingView))
  }

  /// Notes that a sheet's content has become another view while the item's id stayed. // S6
  func noteSharedID(of id: String, from old: String?, to new: String?) {
    guard let old, let new, old != new else { return }
    graph.session.note(.sharedID(id, of: (old, new), in: enclosingView))
  }

  private static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension Identifiable {
  /// Whether items are cases of an enumeration, which tell by themselves what they stand for.
  static var isEnumeration: Bool { Reflection.kind(of: Self.self) == .enumeration }
}

extension _Node {
  /// The type of the first view of the app's own among what is shown here.
  var firstViewOfApp: String? { first { $0.isOfApp }?.describedValueType }
}

extension Presenter {
  /// Raises the issue that the item has another id each time it is read. // S4
  func raiseIfIdentityIsUnstable() {
    guard !hasStableIdentity() else { return }
    graph.session.raiseOnce(.unstableID(of: itemDescription, in: enclosingView))
  }
}

extension Surface {
  /// Raises the issue that a sheet has come up empty by its flag, and says why where that is known. // S7
  ///
  /// A view that shows nothing because an environment object is missing has been told of already.
  func raiseIfDataIsMissing() {
    guard let root, isBlank, !root.lacksObjectInside else { return }
    let issue: RuntimeIssue? =
      if presenter?.showsEarlierContent == true {
        .earlierContent(issueName)
      } else if let missing = root.firstNilState {
        .outOfStep(issueName, lacking: "\"\(missing)\"")
      } else if root.readsInside, snapshotElements().isEmpty {
        .outOfStep(issueName, lacking: "what its content reads")
      } else {
        nil
      }
    if let issue { window.graph.session.raiseOnce(issue) }
  }

  /// Whether there is nothing here to read or to use.
  private var isBlank: Bool {
    snapshotElements().flattened.allSatisfy {
      $0.label.isEmpty && ($0.value ?? "").isEmpty && $0.children.isEmpty
    }
  }
}

extension _Node {
  /// Whether the body of a view here must not run, for want of an environment object.
  fileprivate var lacksObjectInside: Bool { first { $0.status.contains(.lacksObject) } != nil }

  /// Whether the node or one inside it has read anything that can change.
  fileprivate var readsInside: Bool {
    var reads = false
    walk { node in
      reads = reads || !node.dependencies.isEmpty
      return !reads
    }
    return reads
  }

  /// The name of the first state among what the node has read that is nil now.
  fileprivate var firstNilState: String? {
    let cell = dependencies.lazy.compactMap { $0 as? any AnyStateCell }.first { cell in
      (cell.valueNow as? any OptionalValue).map { $0.wrappedAny == nil } ?? false
    }
    return cell?.label
  }
}
