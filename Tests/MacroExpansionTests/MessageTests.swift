// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import MacroExpansion

@Suite("Messages")
struct MessageTests {
  private static let entry = #"""
    {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":3,\#
    "fileID":"a/a.swift","fileName":"a.swift","line":7,"offset":118},"source":"@Entry"},\#
    "declSyntax":{"kind":"declaration","location":{"column":37,"fileID":"a/a.swift",\#
    "fileName":"a.swift","line":4,"offset":68},"source":"\n  @Entry var a: Int = 0"},\#
    "discriminator":"$s","lexicalContext":[{"kind":"declaration","location":{"column":0,\#
    "fileID":"","fileName":"","line":0,"offset":0},"source":"extension EnvironmentValues {}"}],\#
    "macro":{"moduleName":"FocusModelMacros","name":"Entry ","typeName":"EntryMacro"},\#
    "macroRole":"accessor","staticBuildConfiguration":"{}"}}
    """#

  private static let preview = #"""
    {"expandFreestandingMacro":{"discriminator":"$s","lexicalContext":[],\#
    "macro":{"moduleName":"FocusModelMacros","name":"Preview","typeName":"PreviewMacro"},\#
    "macroRole":"declaration","syntax":{"kind":"expression","location":{"column":15,\#
    "fileID":"a/a.swift","fileName":"a.swift","line":11,"offset":213},"source":"\n#Preview {}"}}}
    """#

  private func reply(_ message: String) throws -> [String: Any] {
    let reply = try MessageLoop.reply(to: Data(message.utf8))
    return try #require(JSONSerialization.jsonObject(with: reply) as? [String: Any])
  }

  private func expansion(_ message: String) throws -> [String: Any] {
    try #require(try reply(message)["expandMacroResult"] as? [String: Any])
  }

  private func diagnostics(_ message: String) throws -> [[String: Any]] {
    try #require(try expansion(message)["diagnostics"] as? [[String: Any]])
  }

  @Test("The capability names a version of the messages")
  func capability() throws {
    let reply = try reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    let result = try #require(reply["getCapabilityResult"] as? [String: Any])
    let capability = try #require(result["capability"] as? [String: Any])
    #expect(capability["protocolVersion"] as? Int == 7)
    #expect(capability["features"] as? [String] == [])
  }

  @Test("An attached macro is answered with its code")
  func attached() throws {
    let expansion = try expansion(Self.entry)
    #expect((expansion["expandedSource"] as? String)?.hasPrefix("get { self[__Key_a") == true)
    #expect((expansion["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("A refusal has all the keys the compiler wants")
  func refusal() throws {
    let message = Self.entry.replacingOccurrences(of: "var a: Int = 0", with: "let a: Int = 0")
    #expect(try expansion(message)["expandedSource"] == nil)
    let diagnostic = try #require(try diagnostics(message).first)
    #expect(
      Set(diagnostic.keys)
        == ["message", "severity", "position", "highlights", "notes", "fixIts"])
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "a.swift")
    #expect(position["offset"] as? Int == 68 + 10)
    let highlight = try #require((diagnostic["highlights"] as? [[String: Any]])?.first)
    #expect(highlight["startOffset"] as? Int == 78)
    #expect(highlight["endOffset"] as? Int == 81)
  }

  @Test("Previews expand to nothing")
  func previews() throws {
    #expect(try expansion(Self.preview)["expandedSource"] as? String == "")
    let previewable = Self.entry.replacingOccurrences(of: "EntryMacro", with: "PreviewableMacro")
    #expect(try expansion(previewable)["expandedSource"] as? String == "")
  }

  @Test("A macro the plugin does not have is refused where it is used")
  func unknownMacros() throws {
    for message in [Self.entry, Self.preview] {
      let changed = message.replacingOccurrences(of: "\"typeName\":\"", with: "\"typeName\":\"My")
      let diagnostic = try #require(try diagnostics(changed).first)
      #expect((diagnostic["message"] as? String)?.contains("has no 'My") == true)
      let position = try #require(diagnostic["position"] as? [String: Any])
      #expect([118, 214].contains(position["offset"] as? Int))
    }
  }

  @Test("Libraries are not loaded")
  func libraries() throws {
    let reply = try reply(#"{"loadPluginLibrary":{"libraryPath":"/a","moduleName":"a"}}"#)
    let result = try #require(reply["loadPluginLibraryResult"] as? [String: Any])
    #expect(result["loaded"] as? Bool == false)
  }

  @Test(
    "What makes no sense is answered with an error",
    arguments: [
      "", "{", "{}", "[]", "3", "null", "\"a\"", "{\"shutDown\":{}}",
      "{\"expandAttachedMacro\":{}}",
      "{\"expandAttachedMacro\":null}", "{\"expandFreestandingMacro\":[1]}", "\u{0}",
    ])
  func nonsense(message: String) throws {
    #expect(try diagnostics(message).count == 1)
  }

  @Test(
    "What is nested a hundred thousand deep is answered with an error", arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) throws {
    #expect(try diagnostics(String(repeating: opening, count: 100_000)).count == 1)
  }

  @Test("An offset beyond all bounds is no trap", arguments: [Int.max, Int.min, -1])
  func wildOffsets(offset: Int) throws {
    let message = Self.entry
      .replacingOccurrences(of: "\"offset\":68", with: "\"offset\":\(offset)")
      .replacingOccurrences(of: "var a: Int = 0", with: "let a: Int = 0")
    #expect(try diagnostics(message).count == 1)
  }

  @Test("Every beginning of a message is answered")
  func beginnings() throws {
    for length in 0..<Self.entry.count {
      #expect(try reply(String(Self.entry.prefix(length))).count == 1)
    }
  }

  @Test("Every shortened declaration is answered")
  func shortenedDeclarations() throws {
    let source = ##"""
      @available(macOS 14, *) @A<B>(1) public private(set) var `a`: (B<C>) -> [D: E]? = {
      #"\#(f("g{"))"# /* h /* i */ */ // j
      """k \(l("m")) """ } { didSet { n = /o\/{/ } }, p: Q! = 3
      """##
    for start in source.indices {
      for role in [EntryMacro.Role.accessor, .peer] {
        _ = Expansion(entry: String(source[start...]), as: role)
        _ = Expansion(entry: String(source[..<start]), as: role)
        _ = Expansion(entry: "@Entry var a = 0", in: String(source[start...]), as: role)
      }
    }
  }
}
