// SPDX-License-Identifier: Apache-2.0

/// A view of a collection's elements, which an app may let a person edit.
///
/// Source: <https://developer.apple.com/documentation/swiftui/dynamicviewcontent>
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension ForEach where Content: View {
  /// Lets a person delete elements, by their offsets, or not while the action is nil.
  package func deletable(
    _ action: (([Int]) -> Void)?
  ) -> ForEach<Data, ID, _EditableRow<Content>> {
    editable { index, _ in
      [action.map { action in RowEdit(title: "Delete", role: .destructive) { action([index]) } }]
    }
  }

  /// Lets a person move elements: from offsets to before another one; or not while the action is nil.
  package func movable(
    _ action: (([Int], Int) -> Void)?
  ) -> ForEach<Data, ID, _EditableRow<Content>> {
    editable { index, count in
      [
        action.map { action in
          RowEdit(title: "Move Up", isEnabled: index > 0) { action([index], index - 1) }
        },
        action.map { action in
          RowEdit(title: "Move Down", isEnabled: index < count - 1) { action([index], index + 2) }
        },
      ]
    }
  }

  /// Gives each row its edits, which are told the row's place when they are looked at.
  private func editable(
    _ edits: @escaping (_ index: Int, _ count: Int) -> [RowEdit?]
  ) -> ForEach<Data, ID, _EditableRow<Content>> {
    let (data, id, content) = (data, id, content)
    return ForEach<Data, ID, _EditableRow<Content>>(
      data: data,
      content: { element in
        _EditableRow(content: content(element)) {
          let wanted = id(element)
          guard let index = data.firstIndex(where: { id($0) == wanted }) else { return [] }
          let offset = data.distance(from: data.startIndex, to: index)
          return edits(offset, data.count).compactMap { $0 }
        }
      }, id: id)
  }
}

/// Something that a person can do to a row.
struct RowEdit {
  let title: String
  var role: ButtonRole?
  var isEnabled = true
  let action: () -> Void
}

/// A row with what a person can do to it.
public struct _EditableRow<Content: View> {
  let content: Content
  let edits: () -> [RowEdit]
}

extension _EditableRow: View {
  /// The row and its edits.
  public var body: some View {
    let edits = edits()
    RowDeletion(content: content, delete: edits.first { $0.role == .destructive }?.action)
    if !edits.isEmpty {
      ElementContainer(.group, label: "Row Actions") {
        ForEach(edits.indices, id: \.self) { index in
          Button(edits[index].title, role: edits[index].role) { edits[index].action() }
            .disabled(!edits[index].isEnabled)
        }
      }
      .environment(\.isBesideRow, true)
    }
  }
}

/// A row's content, which knows how the row is deleted.
private struct RowDeletion<Content: View>: PrimitiveView {
  let content: Content
  let delete: (() -> Void)?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    RowDeletionNode(view, in: context)
  }
}

/// A node that deletes the row that it lies in.
@MainActor
protocol RowDeleter: _Node {
  var canDelete: Bool { get }
  func delete()
}

private final class RowDeletionNode<Content: View>: StoredNode<RowDeletion<Content>>, RowDeleter {
  init(_ view: RowDeletion<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  override func update(_ newValue: inout RowDeletion<Content>) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  var canDelete: Bool { value.delete != nil }
  func delete() { value.delete?() }
}

extension _Node {
  /// What deletes the row at or below this node.
  var rowDeleter: (any RowDeleter)? {
    first { ($0 as? any RowDeleter)?.canDelete ?? false } as? any RowDeleter
  }
}
