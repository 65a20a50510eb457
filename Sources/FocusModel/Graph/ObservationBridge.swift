// SPDX-License-Identifier: Apache-2.0

import Observation

extension _Node {
  /// Runs `body` and marks this node when an `@Observable` property that it read is about to change.
  @inlinable
  final func trackingObservables<Result>(_ body: () -> Result) -> Result {
    guard ObservationLink.isUsed, let link = ObservationLink.ready(for: self) else {
      return withObservationTracking(body, onChange: observableDidChange(through: nil))
    }
    return withObservationTracking(
      {
        link.listen()
        return body()
      }, onChange: observableDidChange(through: link))
  }

  /// Asked for only when the body has read an observable property.
  @usableFromInline
  final func observableDidChange(through link: ObservationLink?) -> @Sendable () -> Void {
    let link = link ?? .first(for: self)
    link.recordRead()
    nonisolated(unsafe) let signal = link.arm()
    return { hopToMainActor { signal.fire() } }
  }
}

/// The link from the properties that the last run of a body has read back to the reader.
///
/// A dependency like others: it goes with its reader, or when the reader reads no such property any more.
/// What it has registered with the objects that were read goes with it, and does not stay with objects
/// that live on until they change. The standard library has no way to take a registration back, but one
/// that fires is taken from all the objects that it was made for: so each is made for a bell too, which
/// the link rings.
@usableFromInline
final class ObservationLink: Dependency {
  private let bell = ObservationBell()
  /// What the registration that stands leads to.
  private(set) var signal: ObservationSignal?

  deinit { disarm() }

  /// Makes the bell something that the running body has read.
  @usableFromInline
  func listen() { bell.listen() }

  /// Readies what a new registration leads to.
  fileprivate func arm() -> ObservationSignal {
    let signal = ObservationSignal(link: self)
    self.signal = signal
    return signal
  }

  /// Takes back the registration that stands.
  private func disarm() {
    guard let signal else { return }
    signal.link = nil
    self.signal = nil
    bell.ring()
  }

  /// Marks the reader: an object that it has read changes, which ends the registration.
  @MainActor
  fileprivate func fire() {
    signal = nil
    invalidateReaders()
  }
}

extension ObservationLink {
  /// Whether any body has read an observable property so far; in an app without such objects none costs
  /// more for them.
  @usableFromInline @MainActor @exclusivity(unchecked) private(set) static var isUsed = false
  /// The types of nodes whose bodies have read observable properties.
  @MainActor @exclusivity(unchecked) private static var readers = TypeCache<Bool>()

  /// The link for the next run of a node's body, with no registration that stands; nil for a type of which
  /// no body has read an observable property yet.
  @usableFromInline @MainActor
  static func ready(for node: _Node) -> ObservationLink? {
    guard readers[type(of: node)] != nil else { return nil }
    guard let link = node.dependencies.last as? ObservationLink else { return ObservationLink() }
    link.disarm()
    return link
  }

  /// The link for the first run of all nodes of a type that reads an observable property; the registration
  /// is made already, without the bell, so that this one stays until it fires.
  @MainActor
  fileprivate static func first(for node: _Node) -> ObservationLink {
    isUsed = true
    readers.insert(true, for: type(of: node))
    return ObservationLink()
  }
}

/// What a registration leads to; cut off from its link when that has another one, or goes.
///
/// Lives as long as the registration: a stale one keeps it and no more.
final class ObservationSignal {
  unowned(unsafe) fileprivate var link: ObservationLink?

  fileprivate init(link: ObservationLink) { self.link = link }

  @MainActor
  fileprivate func fire() { link?.fire() }
}

/// An observable object whose only property changes when registrations are to be taken back.
private final class ObservationBell: Observable {
  private let registrar = ObservationRegistrar()
  private var rings: Void { () }

  func listen() { registrar.access(self, keyPath: \.rings) }

  func ring() { registrar.willSet(self, keyPath: \.rings) }
}
