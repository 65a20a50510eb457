// SPDX-License-Identifier: Apache-2.0

/// A node that shows a surface while its binding says so.
@MainActor
protocol Presenter: _Node {
  var kind: Surface.Kind { get }
  /// The surface that is up, or nil.
  var surface: Surface? { get set }
  /// The way to the presenter for those who may outlive it.
  var link: PresenterLink { get }
  /// Reads the binding, for the properties below.
  func readBinding()
  /// Whether the binding asked for a presentation when it was last read.
  var isWanted: Bool { get }
  /// Whether what is up has another identity than what the binding asks for. // S4
  var isReplaced: Bool { get }
  /// What the binding asks for, as reports name it; nil where the surface's own title names it.
  var wantedID: DescribedValue? { get }
  /// Whether the item has the same id when the binding is read once more. // S4
  func hasStableIdentity() -> Bool
  /// The type of the item, for faults.
  var itemDescription: String { get }
  /// Makes the content for what the binding asks for, and remembers that it is up.
  func makeContent(in context: _NodeContext) -> _Node
  /// Writes nil or false into the binding, as a person's dismissal does. // S2
  func resetBinding()
  /// Ends an alert or dialog because a person has chosen one of its buttons. // S30, S32, S33
  func didChoose(_ button: any ActionElement)
  /// Runs a function while the binding reads nil, and gives it its item back afterwards, unless it has
  /// another by then. // S4
  func withholdingItem(_ body: () -> Void)
  /// Whether what is up is the content as it was before its data was set. // S7
  var showsEarlierContent: Bool { get }
  /// Forgets what was up, after it has gone.
  func didDismiss()
  /// Is called when a presentation has gone. // S8
  var onDismiss: (() -> Void)? { get }
}

/// A way to a presenter for those who may outlive it: a sheet's `dismiss` in a task, say.
///
/// Stands in for a weak reference, which would make each retain of the presenter take the long way round;
/// the presenter cuts the link when it goes. The presenter itself finds here what it is without its type
/// being looked up.
@MainActor
final class PresenterLink {
  /// The presenter; only ever touched on the main actor, or while nobody else has the presenter.
  nonisolated(unsafe) unowned(unsafe) var presenter: (any Presenter)?
}
