// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why bytes could not be read.
enum InputError: Error, Hashable, Sendable {
  /// The system's error number.
  case system(Int32)
  /// There is more than the limit, in bytes.
  case tooLarge(limit: Int)

  /// Whether there is no such file.
  var isMissing: Bool { self == .system(ENOENT) }
}

extension InputError: CustomStringConvertible {
  /// The error as a person reads it.
  var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    }
  }
}
