// SPDX-License-Identifier: Apache-2.0

/// Why a benchmark has no figures.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The session refused what was asked of it.
  case refused(String)
  /// A round did not do its work.
  case incomplete(String)
  /// The command line makes no sense.
  case usage(String)

  var description: String {
    switch self {
    case .refused(let what): "The session refused \(what)."
    case .incomplete(let what): "A round did not do its work: \(what)."
    case .usage(let what): what
    }
  }
}
