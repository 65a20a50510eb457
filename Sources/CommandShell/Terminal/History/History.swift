// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines entered so far, in this run and earlier ones.
///
/// Each entry is written when it is added, so a process that is killed loses none. Whatever goes
/// wrong with the file is told once in a line, and the entries wait in memory to be written with
/// the next.
@MainActor
final class History {
  /// The number of entries kept unless told otherwise.
  nonisolated static let defaultLimit = 10_000

  /// What was entered, oldest first.
  private(set) var entries: [HistoryEntry] = []
  let limit: Int

  private let file: HistoryFile?
  private let warn: (String) -> Void
  private var hasWarned = false
  private var unwritten: [HistoryEntry] = []
  private var entriesInFile = 0

  /// Reads the history of earlier runs.
  ///
  /// - Parameters:
  ///   - path: The file; `nil` keeps the history in memory only, as does a device like `/dev/null`.
  ///   - limit: The number of entries kept.
  ///   - warn: Shows a line that says what is wrong with the file.
  init(path: String?, limit: Int = History.defaultLimit, warn: @escaping (String) -> Void) {
    self.limit = max(1, limit)
    self.warn = warn
    file = path.flatMap { Self.isDevice($0) ? nil : HistoryFile(path: $0) }
    load()
  }

  /// Adds what was entered, unless it is blank, begins with a space or repeats the last entry.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  func add(_ text: String) -> Bool {
    guard !text.hasPrefix(" "), text.contains(where: { !$0.isWhitespace }), !text.contains("\0"),
      text != entries.last?.text
    else { return false }
    let entry = HistoryEntry(time: time(nil), text: text)
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - limit))
    unwritten.append(entry)
    save()
    return true
  }

  /// Returns the entries that contain a text, oldest first; case counts only if the text has any.
  func search(_ text: String) -> [HistoryEntry] {
    if text.isEmpty { return entries }
    guard text == text.lowercased() else { return entries.filter { $0.text.contains(text) } }
    return entries.filter { $0.text.lowercased().contains(text) }
  }

  /// Writes the entries that could not be written before.
  func save() {
    guard let file, !unwritten.isEmpty else { return }
    attempt("history is not saved") {
      try file.append(unwritten)
      entriesInFile += unwritten.count
      unwritten = []
      // Not at each entry beyond the limit: shortening rewrites the whole file.
      guard entriesInFile > limit + limit / 10 else { return }
      try file.shorten(to: limit)
      entriesInFile = limit
    }
  }

  private func load() {
    guard let file else { return }
    attempt("earlier history is missing") {
      let records = try file.read()
      entriesInFile = records.count
      for entry in records.compactMap(\.entry) where entry.text != entries.last?.text {
        entries.append(entry)
      }
      entries.removeFirst(max(0, entries.count - limit))
      let damaged = records.count { $0.entry == nil }
      if damaged > 0 {
        warn("earlier history has damaged entries, skipped: \(damaged): \(file.path)")
      }
    }
  }

  /// Warns at the first failure only; after a success the next one counts as the first again.
  private func attempt(_ failing: String, _ work: () throws -> Void) {
    do {
      try work()
      hasWarned = false
    } catch {
      if !hasWarned { warn("\(failing): \(error)") }
      hasWarned = true
    }
  }

  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }
}
