// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Repository errors")
struct RepositoryErrorTests {
  private func error(_ words: String..., status: ProcessEnding = .exited(1)) -> RepositoryError {
    RepositoryError(command: "push", status: status, words: words)
  }

  @Test("git's words lose their prefixes, and its hints become the hint")
  func words() {
    let error = error(
      "Cloning into '/x'...", "remote: no", "error: failed to push", "hint: try this", "hint:",
      "hint: or that")
    #expect(error.message == "remote: no\nfailed to push")
    #expect(error.hint == "try this\n\nor that")
    #expect(error.description == "remote: no\nfailed to push\ntry this\n\nor that")
  }

  @Test("A failure without words says how git ended")
  func silence() {
    #expect(error().message == "git push failed with exit code 1 and said nothing.")
    #expect(error(status: .signalled(9)).message == "git push was ended by signal 9.")
  }

  @Test("A question that nobody can answer comes with advice")
  func advice() {
    let error = error("fatal: could not read Username for 'https://x': terminal prompts disabled")
    #expect(error.hint?.contains("credential helper") == true)
  }

  @Test("Texts are harmless to show")
  func harmless() {
    let error = RepositoryError(.failed, "\u{1B}[2Jno", hint: "a\u{7}b")
    #expect(error.message == "no")
    #expect(error.hint == "ab")
  }
}
