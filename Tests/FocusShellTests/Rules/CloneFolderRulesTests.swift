// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Folders to clone into")
struct CloneFolderRulesTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func problem(_ name: String) -> String? {
    CloneFolderRules.problem(with: shop.path(name), home: nil)
  }

  @Test("A folder that does not exist can be cloned into, and so can an empty one")
  func possible() throws {
    try FileManager.default.createDirectory(
      atPath: shop.path("empty"), withIntermediateDirectories: false)
    #expect(problem("new") == nil)
    #expect(problem("new/deep/er") == nil)
    #expect(problem("empty") == nil)
    #expect(problem("empty/") == nil)
  }

  @Test("Whatever is in the way is named")
  func inTheWay() throws {
    try shop.write("", to: "full/file")
    try FileManager.default.createSymbolicLink(
      atPath: shop.path("link"), withDestinationPath: shop.path("nothing"))
    #expect(problem("full") == "The folder is not empty.")
    #expect(problem("full/file") == "There is a file of this name.")
    #expect(problem("link") == "There is a file of this name.")
    #expect(problem("full/file/x/y") == "\(shop.path("full/file")) is not a folder.")
  }

  @Test("Names that are none are refused", arguments: ["", " ", "a\0b", "a\nb", "\u{1B}[0m"])
  func names(name: String) {
    #expect(CloneFolderRules.problem(with: name, home: nil) != nil)
  }

  @Test("A folder that cannot be written to is refused", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try FileManager.default.createDirectory(
      atPath: shop.path("closed"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    #expect(problem("closed/x") == "The folder \(shop.path("closed")) cannot be written to.")
  }

  @Test("Paths become absolute, with the home folder in place of ~")
  func absolute() {
    let here = FileManager.default.currentDirectoryPath
    #expect(CloneFolderRules.absolutePath("x", home: nil) == "\(here)/x")
    #expect(CloneFolderRules.absolutePath("~/a/../x", home: "/h") == "/h/x")
    #expect(CloneFolderRules.absolutePath("/a/b/", home: nil) == "/a/b")
    #expect(CloneFolderRules.absolutePath("/a b/é%20?#", home: nil) == "/a b/é%20?#")
  }
}
