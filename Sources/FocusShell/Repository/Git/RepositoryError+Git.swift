// SPDX-License-Identifier: Apache-2.0

extension RepositoryError {
  /// Creates the error for a git command that failed, from what git said.
  init(command: String, result: ProcessResult) {
    var words = result.messages.messages
    if words.isEmpty {
      words = PlainText.block(String(decoding: result.output, as: UTF8.self))
        .split(separator: "\n").map(String.init)
    }
    self.init(command: command, status: result.status, words: words)
  }

  /// Creates the error for a git command that failed with these lines of text.
  init(command: String, status: ProcessEnding, words: [String]) {
    let advice = words.compactMap { Self.text(of: $0, after: ["hint: ", "hint:"]) }
    let message = words.filter { line in
      !["hint:", "Cloning into "].contains { line.hasPrefix($0) }
    }
    .map { Self.text(of: $0, after: ["fatal: ", "error: "]) ?? $0 }
    .joined(separator: "\n")
    self.init(
      .failed, message.isEmpty ? "git \(command) \(Self.ending(status))." : message,
      hint: Self.hint(for: message) ?? (advice.isEmpty ? nil : advice.joined(separator: "\n")))
  }

  private static func text(of line: String, after prefixes: [String]) -> String? {
    prefixes.first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
  }

  private static func ending(_ status: ProcessEnding) -> String {
    switch status {
    case .exited(let code): "failed with exit code \(code) and said nothing"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .unknown: "ended in an unknown way"
    }
  }

  /// Returns advice that git, which thinks of a person at a terminal, does not give.
  private static func hint(for message: String) -> String? {
    advice.first { message.contains($0.words) }?.hint
  }

  private static let advice: [(words: String, hint: String)] = [
    (
      "terminal prompts disabled",
      "Set up a credential helper for this host, or use its ssh URL with a key."
    ),
    (
      "Host key verification failed",
      "Connect to the host with ssh in a terminal once, to accept its key."
    ),
    (
      "Permission denied (publickey",
      "Add an ssh key that the host knows to the ssh agent."
    ),
    ("(non-fast-forward)", rejectionHint),
    ("(fetch first)", rejectionHint),
    (
      "(stale info)",
      "The remote's bookmark has moved since it was last seen: fetch, then look again."
    ),
    (
      "index.lock': File exists",
      "Another git command is at work in this repository; wait for it to end."
    ),
  ]
}
