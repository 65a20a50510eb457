// SPDX-License-Identifier: Apache-2.0

/// The root of a chain of scopes: where the environment lies, for those who may ask after the surface has
/// gone, such as a task that ends late.
///
/// It inherits from where the surface is attached. // E4
final class EnvironmentPlace: EnvironmentScope {
  /// The way to the session, which may go before.
  let link: SessionLink
  /// The surface itself; nil once it has gone, and for the app's scenes and menus.
  @MainActor unowned(unsafe) var ownSurface: Surface?
  /// Whether the surface is presented, rather than a window's own content.
  let isPresentation: Bool
  private let presenterLink: PresenterLink?

  @MainActor
  init(
    of surface: Surface? = nil, in session: Session, presentedBy presenter: (any Presenter)? = nil,
    inside outer: EnvironmentScope? = nil
  ) {
    ownSurface = surface
    link = session.link
    isPresentation = presenter != nil
    presenterLink = presenter?.link
    super.init(key: ObjectIdentifier(EnvironmentPlace.self), parent: outer)
    placeLink = .passUnretained(self)
  }

  /// What presents the surface, or has presented it and may again; nil once that has gone. // S19
  @MainActor var presenter: (any Presenter)? { presenterLink?.presenter }

  @MainActor override func frozen(behind parent: EnvironmentScope?) -> EnvironmentScope {
    FrozenPlace(self, parent: parent)
  }
}

/// The root of a frozen chain, which lies where the chain that it was made of does.
private final class FrozenPlace: EnvironmentScope {
  private let original: EnvironmentPlace

  init(_ original: EnvironmentPlace, parent: EnvironmentScope?) {
    self.original = original
    super.init(key: original.key, parent: parent)
    placeLink = .passUnretained(original)
  }

  @MainActor override func frozen(behind parent: EnvironmentScope?) -> EnvironmentScope {
    FrozenPlace(original, parent: parent)
  }
}
