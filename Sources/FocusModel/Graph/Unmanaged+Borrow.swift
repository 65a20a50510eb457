// SPDX-License-Identifier: Apache-2.0

extension Unmanaged {
  /// Calls a closure with the object, without counting references.
  ///
  /// The standard library's own form has main-actor closures check at run time where they are, because it is
  /// not built with strict concurrency; that takes longer than the counting it saves.
  @inlinable @inline(__always)
  func borrow<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    try _withUnsafeGuaranteedRef(body)
  }
}
