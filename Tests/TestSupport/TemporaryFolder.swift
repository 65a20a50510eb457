// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that exists as long as the value does.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in it.
  public func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }
}
