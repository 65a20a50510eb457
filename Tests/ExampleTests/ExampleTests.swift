// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The apps in `Examples`, each held to the transcript beside it.
@Suite("Examples, by the built executables")
struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  static var apps: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
        FileManager.default.fileExists(atPath: folder.path + "/\(name)/transcript.txt")
      }
    }
  }

  @Test("There is an app for each pattern")
  func patterns() throws {
    #expect(
      try Self.apps
        == ["CentralRouter", "EncapsulatedEditor", "OneSheetEnum", "SheetCoordinator"])
  }

  @Test("The app prints what its transcript shows, to the letter", arguments: try apps)
  func transcript(app: String) throws {
    let home = try TemporaryFolder()
    let outcome = try Program(
      BuiltProducts.executable(app), environment: ["HOME": home.path("")]
    )
    .run(["--no-init", "run", Self.folder.path + "/\(app)/transcript.txt"])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
