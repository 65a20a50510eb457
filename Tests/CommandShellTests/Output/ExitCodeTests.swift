// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("The values are those of the contract")
  func values() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 130, 143])
  }

  @Test("Every error code ends a script with its exit code")
  func errorCodes() {
    for code in ErrorCode.allCases {
      let expected: ExitCode =
        switch code {
        case .expectation: .expectation
        case .syntax: .usage
        default: .command
        }
      #expect(code.exitCode == expected)
    }
    #expect(
      ErrorCode.allCases.map(\.rawValue) == [
        "syntax", "unknown", "ambiguous", "disabled", "blocked", "noWindow", "noFocus", "notFound",
        "expectation", "operation", "internal",
      ])
    #expect(SyntaxError.code.rawValue == "syntax")
  }
}
