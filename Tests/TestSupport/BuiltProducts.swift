// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs that were built together with the running tests.
public enum BuiltProducts {
  /// The path of an executable of this package.
  public static func executable(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private static var folder: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        .deletingLastPathComponent() ?? Bundle.main.bundleURL
    #endif
  }
}
