// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The products of the build that the tests belong to.
enum BuiltPlugin {
  struct NotFound: Error {}

  /// Returns the folder of the products, found from the test executable's own place upward.
  static func folder() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.isExecutableFile(atPath: executable(in: folder).path) {
        return folder
      }
    }
    throw NotFound()
  }

  /// Returns the place of the plugin among the products.
  static func executable(in folder: URL) -> URL {
    folder.appendingPathComponent("FocusModelMacros-tool")
  }
}
