// SPDX-License-Identifier: Apache-2.0

/// What the command line asks for.
struct Arguments {
  var benchmarks: [String] = []
  var isJSON = false
  var sampling = Sampling()
  var sizes: [Int]?

  /// The benchmarks that run when none is named.
  static let usual = ["dispatch", "updates", "observation"]
  /// Needs programs beside it, which `Benchmarks/typing` builds.
  static let known = usual + ["keystrokes"]

  static let usage = """
    Usage: Benchmarks [dispatch] [updates] [observation] [--json] [--sizes N,N…] [--samples N] \
    [--seconds S]
    """

  init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--sizes": sizes = try Self.numbers(words.popFirst())
      case "--samples": sampling.samples = try Self.number(words.popFirst())
      case "--seconds": sampling.secondsPerSample = try Self.number(words.popFirst())
      case _ where Self.known.contains(word): benchmarks.append(word)
      default: throw BenchmarkError.usage(Self.usage)
      }
    }
    if benchmarks.isEmpty { benchmarks = Self.usual }
  }

  private static func number<Number: LosslessStringConvertible & Comparable & Numeric>(
    _ word: String?
  ) throws -> Number {
    guard let number = word.flatMap(Number.init), number > 0 else {
      throw BenchmarkError.usage(usage)
    }
    return number
  }

  private static func numbers(_ word: String?) throws -> [Int] {
    try (word ?? "").split(separator: ",").map { try number(String($0)) }
  }
}
