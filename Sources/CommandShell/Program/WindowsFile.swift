// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// The file of `--restore`: a regular file, or none yet.
///
/// Anything else is refused, since saving puts another file in its place.
struct WindowsFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The saved windows; nil where there is no such file yet.
  func read() throws(UsageError) -> SavedWindows? {
    guard let target = try existingTarget() else { return nil }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.read(target)
    } catch {
      throw UsageError(message: "\(named(path)) cannot be read: \(error)")
    }
    do {
      return try JSONDecoder().decode(SavedWindows.self, from: Data(bytes))
    } catch {
      throw UsageError(
        message: "\(named(path)) holds no saved windows; name another file with --restore")
    }
  }

  /// Puts the windows in the place of those that were saved; all of them or none.
  func write(_ windows: SavedWindows) throws(UsageError) {
    let target = try existingTarget() ?? path
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data: Data
    do {
      data = try encoder.encode(windows)
    } catch {
      throw UsageError(message: "the windows cannot be saved: \(visible("\(error)"))")
    }
    do throws(OutputError) {
      try RegularFile.replace(target, with: Array(data))
    } catch {
      throw UsageError(message: "the windows cannot be saved in \(named(path)): \(error)")
    }
  }

  private func existingTarget() throws(UsageError) -> String? {
    do throws(RegularFile.Problem) {
      return try RegularFile.target(of: path)
    } catch {
      throw UsageError(message: "\(named(path)) cannot keep saved windows: \(error)")
    }
  }
}
