// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import MacroExpansion

@Suite("The running plugin")
struct MessageLoopTests {
  private func converse(_ input: Data) throws -> [String] {
    let plugin = BuiltPlugin.executable(in: try BuiltPlugin.folder())
    let result = try run(plugin, input: input)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let (messages, rest) = unframed(result.output)
    #expect(rest.isEmpty)
    return messages
  }

  @Test("Each message gets an answer in turn, and the end of the input ends the plugin")
  func answersInTurn() throws {
    let answers = try converse(framed([#"{"getCapability":{}}"#, "nonsense", "", "{\"a\":1}"]))
    #expect(answers.count == 4)
    #expect(answers.first?.hasPrefix(#"{"getCapabilityResult""#) == true)
    #expect(answers.dropFirst().allSatisfy { $0.hasPrefix(#"{"expandMacroResult""#) })
  }

  @Test("A message longer than one read arrives whole")
  func longMessage() throws {
    let padding = String(repeating: " ", count: 300_000)
    let answers = try converse(framed([padding + #"{"getCapability":{}}"#]))
    #expect(answers.first?.hasPrefix(#"{"getCapabilityResult""#) == true)
  }

  @Test(
    "An input that ends too soon or makes no sense ends the plugin",
    arguments: [
      Data(), Data([1, 2, 3]), Data(repeating: 255, count: 8), Data(repeating: 127, count: 64),
      framed(["{}"]).dropLast(), Data([0, 0, 0, 0, 0, 1, 0, 0]) + Data("short".utf8),
    ])
  func brokenInput(input: Data) throws {
    #expect(try converse(input).isEmpty)
  }
}
