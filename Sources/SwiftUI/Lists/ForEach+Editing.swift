// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// Index sets are Foundation's, which the model does without.

extension ForEach where Content: View {
  /// Lets a person delete elements: by a row's Delete action, or with the Delete key in a list.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach<Data, ID, _EditableRow<Content>> {
    deletable(action.map { action in { action(IndexSet($0)) } })
  }

  /// Lets a person move elements: by a row's Move Up and Move Down actions.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ForEach<Data, ID, _EditableRow<Content>> {
    movable(action.map { action in { action(IndexSet($0), $1) } })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets to before the element that is at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.prefix(destination).filter { !source.contains($0) }.map { all[$0] }
    let after = all.indices.dropFirst(destination).filter { !source.contains($0) }.map { all[$0] }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
