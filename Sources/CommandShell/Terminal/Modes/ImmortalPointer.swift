// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A pointer to memory that is never freed, for what signal handlers read.
struct ImmortalPointer<Pointee>: ~Copyable, Sendable {
  private let bits = Atomic<UInt>(0)

  /// The memory; `nil` before `publish(_:)`.
  var pointer: UnsafeMutablePointer<Pointee>? {
    UnsafeMutablePointer(bitPattern: bits.load(ordering: .acquiring))
  }

  /// Makes fully initialised memory visible to signal handlers.
  func publish(_ pointer: UnsafeMutablePointer<Pointee>) {
    bits.store(UInt(bitPattern: pointer), ordering: .releasing)
  }
}
