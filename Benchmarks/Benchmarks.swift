// SPDX-License-Identifier: Apache-2.0

import CommandShell
import FocusModel
import Foundation

/// Measures what the project says of its speed.
@main
@MainActor
struct Benchmarks {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "shell" { RepositoryApp.main(Array(words.dropFirst())) }
    do {
      let arguments = try Arguments(words)
      var results: [BenchmarkResult] = []
      for name in arguments.benchmarks {
        let result = try run(name, arguments)
        if !arguments.isJSON { print(ResultTable(result: result).text + "\n") }
        results.append(result)
      }
      if arguments.isJSON { print(try json(results)) }
      if results.contains(where: { $0.checks.contains { !$0.holds } }) { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ name: String, _ arguments: Arguments) throws -> BenchmarkResult {
    let (sizes, sampling) = (arguments.sizes, arguments.sampling)
    switch name {
    case "dispatch":
      return try DispatchBenchmark(sizes: sizes ?? [100, 10_000, 100_000], sampling: sampling).run()
    case "updates":
      return try UpdatesBenchmark(sizes: sizes ?? [100, 1_000, 10_000], sampling: sampling).run()
    case "keystrokes": return try KeystrokeBenchmark(sampling: sampling).run()
    default:
      return try ObservationBenchmark(sizes: sizes ?? [100, 100_000], sampling: sampling).run()
    }
  }

  private static func json(_ results: [BenchmarkResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(results), as: UTF8.self)
  }
}
