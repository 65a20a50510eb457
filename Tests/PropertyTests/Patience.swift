// SPDX-License-Identifier: Apache-2.0

/// How many actions may still be carried out to find the few of a failure that matter.
///
/// Where the engine is at fault every session fails, and to shrink each as far as can be would take hours in
/// which nothing is told.
@MainActor
final class Patience {
  /// What the failures of one run of the tests have in common.
  static let shared = Patience(40_000)

  private(set) var left: Int

  init(_ actions: Int) { left = actions }

  func spend(_ actions: Int) { left -= actions }
}
