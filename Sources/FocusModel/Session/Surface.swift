// SPDX-License-Identifier: Apache-2.0

/// Something that shows content and takes keys: a window's own content, a sheet, an alert.
@MainActor
@usableFromInline
final class Surface {
  /// What sort of surface it is.
  @usableFromInline
  enum Kind {
    case window
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog

    /// Whether it is listed among a window's alerts.
    var isAlert: Bool { self == .alert || self == .confirmationDialog }
  }

  let kind: Kind
  let place: EnvironmentPlace
  unowned(unsafe) let window: SessionWindow
  /// What presents the surface; nil for a window's own content.
  let presenter: (any Presenter)?
  /// The surface below; nil for a window's own content.
  unowned(unsafe) let parent: Surface?
  @exclusivity(unchecked) private(set) var root: _Node?
  private(set) var environment: EnvironmentScope?
  /// The one presentation that is up on this surface. // S10
  @exclusivity(unchecked) var modal: Surface?
  /// Presenters that wait until the one that is up has gone. // S10, S11
  @exclusivity(unchecked) var waiting: [any Presenter] = []
  /// The node that has keyboard focus inside the surface.
  @exclusivity(unchecked) unowned(unsafe) var focused: _Node?
  /// The modifiers around what has keyboard focus that are bound to it, from the inside out.
  var focusBinders: [any FocusBinder] = []
  /// What is presented, as reports name it.
  var presentedID = DescribedValue(Optional<String>.none as Any)

  init(window: SessionWindow) {
    kind = .window
    place = EnvironmentPlace(in: window.scene.graph.session)
    self.window = window
    presenter = nil
    parent = nil
  }

  init(kind: Kind, presenter: any Presenter, on parent: Surface) {
    self.kind = kind
    place = EnvironmentPlace(in: presenter.graph.session, presentedBy: presenter)
    window = parent.window
    self.presenter = presenter
    self.parent = parent
  }

  /// Makes the content, in the environment of where the surface is attached. // E4, E11
  func makeContent(
    environment inherited: EnvironmentScope?, depth: Int32, _ make: (_NodeContext) -> _Node
  ) {
    place.surface = self
    let follows = presenter == nil || window.graph.session.policies.sheetsFollowEnvironment
    let outer = follows ? inherited : inherited?.frozen()
    let root = EnvironmentScope(root: place, parent: outer)
    let scope = presenter == nil ? root : EnvironmentValues(scope: root).withoutPlace.scope
    environment = scope
    self.root = make(
      _NodeContext(
        graph: window.graph, parent: presenter, environment: scope, depth: depth))
  }

  /// Removes the content, and with it the state inside: another presentation starts afresh. // B19
  func tearDown() {
    root?.tearDown()
    root = nil
    focused = nil
    place.surface = nil
  }

  /// Cuts off what others may still hold of the content when the session itself goes.
  func disconnect() {
    root?.disconnect()
    place.surface = nil
  }

  /// Whether the surface has not been dismissed.
  var isUp: Bool { root != nil }

  /// The first navigation title among what is shown.
  var navigationTitle: String? {
    (root?.first { $0.traits.contains(.titled) } as? any TitledNode)?.title
  }

  /// The title in the form of a command name: what names a sheet whose binding is a mere flag.
  var titleAsName: String { navigationTitle.map(CommandName.init(title:))?.text ?? "sheet" }

  /// What is presented, in one line.
  var presented: Report.Presented {
    Report.Presented(id: presentedID, window: window.number)
  }
}

/// A node that gives the surface or the page around it a title.
@MainActor
protocol TitledNode: _Node {
  var title: String { get }
}

extension EnvironmentValues {
  /// The values without what belongs to the place of the presenter rather than to what it presents.
  fileprivate var withoutPlace: EnvironmentValues {
    var values = self
    if values.navigationHost != nil { values.navigationHost = nil }
    if values.toolbarPlacement != nil { values.toolbarPlacement = nil }
    if values.keyboardShortcut != nil { values.keyboardShortcut = nil }
    return values
  }
}
