// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What happens to a child's descriptors while it is started.
struct SpawnActions {
  #if canImport(Darwin)
    var raw: posix_spawn_file_actions_t?
  #else
    var raw = posix_spawn_file_actions_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&raw)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&raw)
  }

  /// Makes descriptors the standard streams, in their order, and closes all others.
  mutating func setStandardStreams(_ descriptors: [Int32]) {
    for (stream, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&raw, descriptor, Int32(stream))
    }
    #if !canImport(Darwin)
      for descriptor in Self.openDescriptors() where descriptor >= descriptors.count {
        posix_spawn_file_actions_addclose(&raw, descriptor)
      }
    #endif
  }

  /// Lists the descriptors that a child would inherit.
  ///
  /// Those that close by themselves when a program starts may be listed as well, and one may have
  /// gone by the time it is closed: neither does harm.
  private static func openDescriptors() -> [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
    return names?.compactMap { Int32($0) } ?? Array(0..<256)
  }
}
