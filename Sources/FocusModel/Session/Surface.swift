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
  let windowLink: Unmanaged<SessionWindow>
  /// What presents the surface; nil for a window's own content.
  let presenter: (any Presenter)?
  /// The surface below; nil for a window's own content.
  var window: SessionWindow { windowLink.takeUnretainedValue() }
  var parent: Surface? { parentLink?.takeUnretainedValue() }
  let parentLink: Unmanaged<Surface>?
  /// How many surfaces lie below.
  let level: Int
  @exclusivity(unchecked) private(set) var root: _Node?
  /// Where the content stands, and the environment in which it does.
  @exclusivity(unchecked) private var place: EnvironmentPlace?
  @exclusivity(unchecked) private var environment: EnvironmentScope?
  /// The one presentation that is up on this surface. // S10
  @exclusivity(unchecked) var modal: Surface?
  /// Presenters that wait until the one that is up has gone. // S10, S11
  @exclusivity(unchecked) var waiting: [any Presenter] = []
  /// The node that has keyboard focus inside the surface.
  @exclusivity(unchecked) unowned(unsafe) var focused: _Node?
  /// The modifiers around what has keyboard focus that are bound to it, from the inside out.
  @exclusivity(unchecked) var focusBinders: [any FocusBinder] = []
  /// What is presented, as reports name it.
  @exclusivity(unchecked) var presentedID = DescribedValue(Optional<String>.none as Any)

  init(window: SessionWindow) {
    kind = .window
    windowLink = .passUnretained(window)
    presenter = nil
    parentLink = nil
    level = 0
  }

  init(kind: Kind, presenter: any Presenter, on parent: Surface) {
    self.kind = kind
    windowLink = parent.windowLink
    self.presenter = presenter
    parentLink = .passUnretained(parent)
    level = parent.level + 1
  }

  /// Makes the content, in the environment of where the surface is attached. // E4, E11
  func makeContent(
    environment inherited: EnvironmentScope?, depth: Int32, _ make: (_NodeContext) -> _Node
  ) {
    let graph = window.graph
    let place = graph.sessionLink.borrow { session in
      let follows = presenter == nil || session.policies.sheetsFollowEnvironment
      return EnvironmentPlace(
        of: self, in: session, presentedBy: presenter,
        inside: follows ? inherited : inherited?.frozen())
    }
    var scope: EnvironmentScope = place
    if presenter != nil { EnvironmentValues.leavePresenter(&scope) }
    (self.place, environment) = (place, scope)
    root = make(
      _NodeContext(graph: graph, parent: presenter, environment: scope, depth: depth))
  }

  /// Removes the content, and with it the state inside: another presentation starts afresh. // B19
  func tearDown() {
    root?.tearDown()
    root = nil
    focused = nil
    place?.ownSurface = nil
  }

  /// Cuts off what others may still hold of the content when the session itself goes.
  func disconnect() {
    root?.disconnect()
    place?.ownSurface = nil
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
  /// Leaves out what belongs to where the presenter stands rather than to what it presents.
  fileprivate static func leavePresenter(_ scope: inout EnvironmentScope) {
    reset(NavigationHostKey.self, in: &scope)
    reset(ToolbarPlacementKey.self, in: &scope)
    reset(KeyboardShortcutKey.self, in: &scope)
  }

  private static func reset<Key: EnvironmentKey>(_: Key.Type, in scope: inout EnvironmentScope) {
    let key = ObjectIdentifier(Key.self)
    guard scope.nearestLink(key) != nil else { return }
    scope = EnvironmentValueScope(Key.defaultValue, key: key, parent: scope)
  }
}
