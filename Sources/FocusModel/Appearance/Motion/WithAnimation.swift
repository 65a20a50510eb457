// SPDX-License-Identifier: Apache-2.0

// Changes made in an animation are complete at once: nothing moves, and everything that follows
// from the change happens as it does on a Mac.

/// Makes changes with an animation and returns what the closure returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes changes with an animation, and tells when it has ended.
///
/// SwiftUI calls `completion` at once when nothing needs to move. Nothing ever does here, so it
/// runs as soon as the changes are made.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: NamedValue {
  let name: String

  /// Ended when the change is as good as done.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// Ended when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
