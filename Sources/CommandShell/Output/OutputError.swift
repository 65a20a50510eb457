// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why bytes did not reach their file.
struct OutputError: Error, Hashable, Sendable {
  /// The system's error number.
  let number: Int32

  /// Whether nobody reads the pipe any more, which ends a shell quietly.
  var isClosedPipe: Bool { number == EPIPE }

  /// Whether the disk or the user's share of it is full.
  var isFullDisk: Bool { number == ENOSPC || number == EDQUOT }
}

extension OutputError {
  /// What a program says when its output is lost; nil for a closed pipe, where nobody wants it.
  func report(program: String) -> String? {
    isClosedPipe ? nil : "\(visible(program)): standard output cannot be written: \(self)\n"
  }
}

extension OutputError: CustomStringConvertible {
  /// The error as a person reads it.
  var description: String {
    switch number {
    case EPIPE: "the output pipe was closed"
    case ENOSPC: "no space is left on the disk"
    default: String(cString: strerror(number))
    }
  }
}
