// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory that the process holds.
enum ResidentMemory {
  /// The most bytes that have been resident so far; 0 where the system does not tell.
  static var peak: Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // Not `getrusage`: on Linux its peak includes that of the program that started this one
      // by replacing itself, as `swift run` does.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return (kilobytes.flatMap { Int($0) } ?? 0) * 1024
    #endif
  }
}
