// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Locating repositories")
struct DiscoveryTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test(
    "Any folder in a repository leads to its top folder",
    arguments: ["work", "a b\u{1B}[0m\n", "a\r"])
  func inside(name: String) async throws {
    let repository = try await shop.repository(name)
    try shop.write("", to: "\(name)/deep/down/file")
    for folder in [name, "\(name)/deep/down", "\(name)/deep/"] {
      let found = try await GitRepository.discover(from: shop.path(folder), using: shop.git)
      #expect(found.folderPath == repository.folderPath)
    }
  }

  @Test("A symbolic link leads to the real folder")
  func link() async throws {
    let repository = try await shop.repository()
    try FileManager.default.createSymbolicLink(
      atPath: shop.path("link"), withDestinationPath: repository.folderPath)
    let found = try await GitRepository.discover(from: shop.path("link"), using: shop.git)
    #expect(found.folderPath == repository.folderPath)
  }

  @Test("A folder in no repository is refused")
  func outside() async throws {
    let error = try await failure { [path = shop.path, git = shop.git] in
      _ = try await GitRepository.discover(from: path, using: git)
    }
    #expect(error.kind == .notARepository)
    #expect(error.message == "The folder is in no repository.")
  }

  @Test("A folder that does not exist is refused")
  func missing() async throws {
    let error = try await failure {
      _ = try await GitRepository.discover(from: shop.path("nowhere"), using: shop.git)
    }
    #expect(error.kind == .notARepository)
    #expect(error.message.contains("No such file or directory"))
  }

  @Test("A bare repository is refused with advice")
  func bare() async throws {
    let path = try await shop.bareRepository()
    let error = try await failure {
      _ = try await GitRepository.discover(from: path, using: shop.git)
    }
    #expect(error.kind == .notARepository)
    #expect(error.message == "\(path) is a bare repository, which has no files to work on.")
    #expect(error.hint == "Clone it, and open the clone.")
  }

  @Test("A repository's own data is refused with advice")
  func data() async throws {
    _ = try await shop.repository()
    let error = try await failure {
      _ = try await GitRepository.discover(from: shop.path("work/.git/refs"), using: shop.git)
    }
    #expect(error.message.hasSuffix("is inside a repository's own data."))
  }
}
