// SPDX-License-Identifier: Apache-2.0

/// Which key paths views and commands were installed with, and which keys were published by views that
/// have gone: what tells a key that is read or published in vain from one that is merely not used now.
///
/// Written when such a view comes or goes, and read when somebody asks.
@MainActor
final class FocusedKeyRegister {
  /// The key paths of `@FocusedValue` and `@FocusedBinding`, each with the first view that has it.
  private(set) var declared: [(keyPath: PartialKeyPath<FocusedValues>, view: String)] = []
  private var known: Set<PartialKeyPath<FocusedValues>> = []
  /// The keys of publishers that have gone.
  private(set) var pastKeys: Set<ObjectIdentifier> = []

  func declare(_ keyPath: PartialKeyPath<FocusedValues>, at node: _Node) {
    guard known.insert(keyPath).inserted else { return }
    declared.append((keyPath, node.describedValueType))
  }

  func publisherDidGo(of key: ObjectIdentifier) { pastKeys.insert(key) }
}

extension FocusedValueStore {
  /// A key that is read, and who reads it.
  struct ReadKey {
    let key: ObjectIdentifier
    let name: String
    let readers: [String]
  }

  /// The keys that were read so far, and those that a view or command is there to read.
  var readKeys: [ReadKey] {
    let read = order.map { cell in
      var readers: [String] = []
      cell.visitReaders { readers.append($0.enclosingView) }
      return ReadKey(cell, readers: readers)
    }
    let declared = declaredKeys.filter { key in !read.contains { $0.key == key.key } }
    return read + declared
  }

  /// Follows the declared key paths in a store of their own, so that this one composes no key for it.
  private var declaredKeys: [ReadKey] {
    register.declared.compactMap { declaration in
      let probe = FocusedValueStore()
      probe.session = session
      _ = FocusedValues(reading: probe)[keyPath: declaration.keyPath]
      return probe.order.last.map { ReadKey($0, readers: [declaration.view]) }
    }
  }
}

extension FocusedValueStore.ReadKey {
  init(_ cell: FocusedValueCell, readers: [String]) {
    self.init(key: cell.key, name: FocusedValues.name(of: cell.keyType), readers: readers)
  }
}
