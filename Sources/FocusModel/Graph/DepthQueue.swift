// SPDX-License-Identifier: Apache-2.0

/// The nodes that wait for evaluation, shallowest first.
///
/// A parent goes before its children, because its new evaluation may update or remove them.
@MainActor
struct DepthQueue {
  private var heap: [_Node] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ node: _Node) {
    heap.append(node)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> _Node? {
    guard let last = heap.popLast() else { return nil }
    guard let top = heap.first else { return last }
    heap[0] = last
    siftDown()
    return top
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && precedes(heap[child], heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ left: _Node, _ right: _Node) -> Bool {
    (left.depth, left.serial) < (right.depth, right.serial)
  }
}
