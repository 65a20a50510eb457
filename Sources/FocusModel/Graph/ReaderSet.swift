// SPDX-License-Identifier: Apache-2.0

/// The nodes that have read one thing: usually one or two, sometimes ten thousand.
///
/// Holds no reference: a node takes itself out before it goes.
struct ReaderSet {
  private var first: Unmanaged<_Node>?
  /// The readers beside the first; nil as long as there never was one, which is told without counting.
  private var others: [ObjectIdentifier: Unmanaged<_Node>]?

  init() {}

  var isEmpty: Bool { first == nil && others?.isEmpty ?? true }

  mutating func insert(_ node: _Node) {
    let reference = Unmanaged.passUnretained(node)
    if first == nil {
      first = reference
    } else {
      others = others ?? [:]
      others?[ObjectIdentifier(node)] = reference
    }
  }

  mutating func remove(_ node: _Node) {
    if first?.toOpaque() == Unmanaged.passUnretained(node).toOpaque() {
      first = nil
    } else {
      others?[ObjectIdentifier(node)] = nil
    }
  }

  @inline(__always)
  func visit(_ body: (_Node) -> Void) {
    first?.borrow(body)
    guard let others else { return }
    for reader in others.values { reader.borrow(body) }
  }
}
