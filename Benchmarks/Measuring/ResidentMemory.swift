// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory that the process holds.
enum ResidentMemory {
  /// The most bytes that have been resident so far.
  static var peak: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}

#if canImport(Darwin)
  extension Int32 {
    /// Darwin declares `RUSAGE_SELF` as a number, Glibc as an enumeration.
    fileprivate var rawValue: Int32 { self }
  }
#endif
