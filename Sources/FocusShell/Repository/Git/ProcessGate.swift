// SPDX-License-Identifier: Apache-2.0

/// A limit on how much runs at the same time.
///
/// Many windows may want to be read at once, and each running git needs several descriptors, of
/// which a process may have only so many.
actor ProcessGate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a gate that so many can pass before one has to leave.
  init(limit: Int) {
    free = limit
  }

  /// Does something once there is room for it; those who wait are let in in their order.
  func pass<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives the place to whoever has waited longest.
  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
