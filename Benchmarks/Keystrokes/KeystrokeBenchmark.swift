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
    /// What is there before, which is typed once.
    let start: String
    let keys: String
    let answer: String
    /// What takes it back, and the end of what the terminal gets for that.
    let undo: (keys: String, answer: String)?
    let rounds: Int
  }

  func run() throws -> BenchmarkResult {
    var result = BenchmarkResult(
      name: "keystrokes", summary: "From a key sent to a terminal to the last byte of its answer.")
    let programs = try Programs(windows: Self.windows, items: Self.items)
    for exchange in exchanges {
      let plain = try programs.startPlainLoop()
      let shell = try programs.startShell()
      let terminals = [plain, shell]
      for terminal in terminals where !exchange.start.isEmpty {
        _ = try terminal.time(sending: exchange.start, untilOutputEnds: exchange.start)
      }
      let measured = try measure(exchange, at: terminals)
      let (size, first) = (exchange.size, measured[0])
      result.add(Row("\(exchange.name), plain loop", size, first, comparedWith: first))
      result.add(Row("\(exchange.name), the shell", size, measured[1], comparedWith: first))
      result.check(
        "\(exchange.name) takes no more than twice as long as in a plain loop",
        measured[1].rate * 2 >= first.rate)
    }
    return result
  }

  private var exchanges: [Exchange] {
    let size = "\(Self.windows) windows, \(Self.items) items"
    return [
      Exchange(
        name: "a key", size: size, start: "", keys: "x", answer: "x",
        undo: ("\u{7F}", "\u{8}\u{1B}[K"), rounds: 200),
      Exchange(
        name: "Tab to \(Self.items) commands", size: size, start: ":item-", keys: "\t",
        answer: "1 Notes> :item-", undo: nil, rounds: 20),
      Exchange(
        name: "Tab to \(Self.windows) windows", size: size, start: ":focus ", keys: "\t",
        answer: "1 Notes> :focus ", undo: nil, rounds: 10),
    ]
  }

  private func measure(_ exchange: Exchange, at terminals: [PseudoTerminal]) throws -> [Measurement]
  {
    var times = terminals.map { _ in [Stopwatch.Time]() }
    for sample in 0...sampling.samples {
      for (index, terminal) in terminals.enumerated() {
        let seconds = try time(exchange, at: terminal)
        // The first sample warms both up.
        if sample > 0 { times[index].append(Stopwatch.Time(processor: seconds, wall: seconds)) }
      }
    }
    return times.map { Measurement(rounds: exchange.rounds, times: $0) }
  }

  private func time(_ exchange: Exchange, at terminal: PseudoTerminal) throws -> Double {
    var seconds = 0.0
    for _ in 0..<exchange.rounds {
      seconds += try terminal.time(sending: exchange.keys, untilOutputEnds: exchange.answer)
      if let undo = exchange.undo {
        _ = try terminal.time(sending: undo.keys, untilOutputEnds: undo.answer)
      }
    }
    return seconds
  }
}
