// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard input, read as bytes.
enum StandardInput {
  private static let chunk = 64 << 10

  /// Reads what is there, waiting for the first of it; nothing at the end or after an error.
  static func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
      var result = systemRead(buffer)
      while result < 0 && errno == EINTR { result = systemRead(buffer) }
      count = max(0, result)
    }
  }

  /// Reads to the end.
  static func readToEnd() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = read()
      if bytes.isEmpty { return all }
      all += bytes
    }
  }

  private static func systemRead(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.read(0, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(0, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      Darwin.read(0, buffer.baseAddress, buffer.count)
    #endif
  }
}
