// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// How long it takes a key to show and Tab to list, beside a plain loop around readline.
///
/// Both programs run on pseudo-terminals of their own and are asked in turn.
struct KeystrokeBenchmark {
  let sampling: Sampling
  private static let windows = 1_000
  private static let items = 200

  /// Something that is typed, and the end of what the terminal gets for it.
  private struct Exchange {
    let name: String
    let size: String
    /// What is typed once, before all.
    var start = ""
    /// What is typed before each time, each with the end of what the terminal gets for it.
    var before: [(keys: String, answer: String)] = []
    let keys: String
    let answer: String
    /// What takes it back, and the end of what the terminal gets for that.
    var undo: (keys: String, answer: String)?
    let rounds: Int
  }

  func run() throws -> BenchmarkResult {
    var result = BenchmarkResult(
      name: "keystrokes", summary: "From a key sent to a terminal to the last byte of its answer.")
    let programs = try Programs(windows: Self.windows, items: Self.items)
    for exchange in exchanges {
      let terminals = [
        try programs.startPlainLoop(), try programs.startShell(),
        try programs.startPlainLoop(describing: true),
      ]
      for terminal in terminals where !exchange.start.isEmpty {
        _ = try terminal.time(sending: exchange.start, untilOutputEnds: exchange.start)
      }
      let measured = try measure(exchange, at: terminals)
      let (name, size, first) = (exchange.name, exchange.size, measured[0])
      result.add(Row("\(name), plain loop", size, first, comparedWith: first))
      result.add(
        Row("\(name), plain loop with descriptions", size, measured[2], comparedWith: first))
      result.add(Row("\(name), the shell", size, measured[1], comparedWith: first))
      result.check(
        "\(name) takes no more than twice as long as in a plain loop",
        measured[1].wallRate * 2 >= first.wallRate)
    }
    return result
  }

  private var exchanges: [Exchange] {
    let size = "\(Self.windows) windows, \(Self.items) items"
    let afterCommand = [("\u{15}:focus 1\r", "1 Notes> ")]
    return [
      Exchange(
        name: "a key", size: size, keys: "x", answer: "x", undo: ("\u{7F}", "\u{8}\u{1B}[K"),
        rounds: 200),
      Exchange(
        name: "Tab to \(Self.items) commands", size: size, start: ":item-", keys: "\t",
        answer: "1 Notes> :item-", rounds: 20),
      Exchange(
        name: "Tab to 111 commands with descriptions", size: size, start: ":item-1", keys: "\t",
        answer: "1 Notes> :item-1", rounds: 20),
      Exchange(
        name: "Tab to \(Self.items) commands after a command", size: size,
        before: afterCommand + [(":item-", ":item-")], keys: "\t", answer: "1 Notes> :item-",
        rounds: 20),
      Exchange(
        name: "Tab to \(Self.windows) windows", size: size, start: ":focus ", keys: "\t",
        answer: "1 Notes> :focus ", rounds: 10),
      Exchange(
        name: "Tab to \(Self.windows) windows after a command", size: size,
        before: afterCommand + [(":focus ", ":focus ")],
        keys: "\t", answer: "1 Notes> :focus ", rounds: 10),
    ]
  }

  private func measure(_ exchange: Exchange, at terminals: [PseudoTerminal]) throws -> [Measurement]
  {
    var times = terminals.map { _ in [Stopwatch.Time]() }
    for sample in 0...sampling.samples {
      for (index, terminal) in terminals.enumerated() {
        let time = try time(exchange, at: terminal)
        // The first sample warms both up.
        if sample > 0 { times[index].append(time) }
      }
    }
    return times.map { Measurement(rounds: exchange.rounds, times: $0) }
  }

  private func time(_ exchange: Exchange, at terminal: PseudoTerminal) throws -> Stopwatch.Time {
    var (processor, wall) = (0.0, 0.0)
    for _ in 0..<exchange.rounds {
      for (keys, answer) in exchange.before {
        _ = try terminal.time(sending: keys, untilOutputEnds: answer)
      }
      let start = try terminal.settledProcessorTime()
      wall += try terminal.time(sending: exchange.keys, untilOutputEnds: exchange.answer)
      processor += try terminal.settledProcessorTime() - start
      if let undo = exchange.undo {
        _ = try terminal.time(sending: undo.keys, untilOutputEnds: undo.answer)
      }
    }
    return Stopwatch.Time(processor: processor, wall: wall)
  }
}
