// SPDX-License-Identifier: Apache-2.0

/// Something that goes on until it is cancelled.
///
/// Source: <https://developer.apple.com/documentation/combine/cancellable>
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it going for as long as a set is there.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

  /// Keeps it going for as long as a collection is there.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// Something that ends when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates one that runs an action when it ends.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Creates one that ends another.
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  /// Ends it, once.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  deinit { end?() }

  /// Compares by identity.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
