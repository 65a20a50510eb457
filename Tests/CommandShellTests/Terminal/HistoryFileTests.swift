// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import CommandShell

@Suite("A history file used by several shells")
struct HistoryFileTests {
  private let folder: TemporaryFolder
  private var file: HistoryFile { HistoryFile(path: folder.path("history")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func texts() throws -> [String] {
    try file.read().compactMap(\.entry?.text)
  }

  private func entry(_ text: String) -> HistoryEntry {
    HistoryEntry(time: 1, text: text)
  }

  @Test("There are no entries before the first")
  func missing() throws {
    #expect(try texts() == [])
  }

  @Test("Writers that append and shorten at once lose no entry within the limit")
  func concurrency() async throws {
    let file = file
    try file.append((1...500).map { entry("old \($0)") })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          for number in 1...50 {
            try file.append([HistoryEntry(time: number, text: "\(writer):\(number)\nmore")])
            if number.isMultiple(of: 5) { try file.shorten(to: 300) }
          }
        }
      }
      try await group.waitForAll()
    }
    try file.shorten(to: 300)
    let texts = try texts()
    #expect(texts.count == 300)
    for writer in 1...4 {
      let written = texts.filter { $0.hasPrefix("\(writer):") }
      #expect(written == (1...50).map { "\(writer):\($0)\nmore" })
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history"])
  }

  @Test("Shortening keeps the newest entries byte by byte, damaged ones and permissions too")
  func shortening() throws {
    let kept = Data("#2\n".utf8) + [0xFF, 0x0A] + Data("#3\nb\n".utf8)
    try (Data("#1\na\n".utf8) + kept).write(to: URL(fileURLWithPath: file.path))
    chmod(file.path, 0o640)
    try file.shorten(to: 2)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == kept)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A symbolic link stays one")
  func symbolicLink() throws {
    let target = folder.path("elsewhere")
    try Data().write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("history"), withDestinationPath: target)
    try file.append(["a", "b", "c"].map(entry))
    try file.shorten(to: 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("history"))
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try texts() == ["c"])
  }

  @Test("A lock held by a shell that does not move makes writing fail instead of wait")
  func heldLock() throws {
    try file.append([entry("a")])
    let holder = open(file.path, O_RDONLY)
    flock(holder, LOCK_EX)
    #expect(throws: HistoryFile.Failure.self) { try file.append([entry("b")]) }
    close(holder)
    try file.append([entry("b")])
    #expect(try texts() == ["a", "b"])
  }

  @Test("What is no regular file is not read")
  func otherKinds() throws {
    mkfifo(folder.path("history"), 0o600)
    #expect(throws: HistoryFile.Failure.self) { try file.read() }
  }

  @Test("The path follows the XDG specification")
  func location() {
    func path(_ environment: [String: String]) -> String? {
      HistoryLocation.path(for: "app", environment: environment)
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/app/history")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/app/history")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/app/history")
    #expect(path(["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/app/history")
    #expect(path([:])?.hasSuffix("/.local/state/app/history") == true)
  }
}
