// SPDX-License-Identifier: Apache-2.0

/// Where an environment lies, for those who may ask after it has gone: a task that ends late, say.
@MainActor
final class EnvironmentPlace {
  private let link: SessionLink
  /// The surface; nil once it has gone, and for the app's scenes and menus.
  unowned(unsafe) var surface: Surface?
  /// Whether the surface is presented, rather than a window's own content.
  let isPresentation: Bool
  private let presenterLink: PresenterLink?

  init(in session: Session, presentedBy presenter: (any Presenter)? = nil) {
    link = session.link
    isPresentation = presenter != nil
    presenterLink = presenter?.link
  }

  /// What presents the surface, or has presented it and may again; nil once that has gone. // S19
  var presenter: (any Presenter)? { presenterLink?.presenter }

  /// The session; nil once it has gone.
  var session: Session? { link.session }
}
