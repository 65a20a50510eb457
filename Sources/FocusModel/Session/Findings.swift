// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// What is worth knowing about the app as it runs now, beyond the ``issues`` that have come up.
  ///
  /// Found by looking when somebody asks, so that it costs nothing before: focused values that are read
  /// and never published or published and never read, shortcuts that items compete for, several
  /// presentations on one view, sheets that nobody can end, ids that destinations share.
  public var findings: [RuntimeIssue] {
    let known = Set(issues)
    var found: [RuntimeIssue] = []
    for issue in notes + focus.findings + shortcutFindings + presentationFindings
    where !known.contains(issue) && !found.contains(issue) {
      found.append(issue)
    }
    return found
  }

  private var presentationFindings: [RuntimeIssue] {
    windows.inOrderOfOpening.flatMap(\.surfaces).flatMap { surface in
      surface.crowdedViews + [surface.lackOfWayOut(in: self)].compactMap { $0 }
    }
  }
}

extension FocusedValueStore {
  /// Keys that are read or published in vain so far. // F2, F4
  fileprivate var findings: [RuntimeIssue] {
    let published = session?.windows.inOrderOfOpening.flatMap(\.graph.publishers.all) ?? []
    let readKeys = readKeys
    let unpublished = readKeys.filter { read in
      !read.name.isEmpty && !register.pastKeys.contains(read.key)
        && !published.contains { $0.key == read.key }
    }
    let unread = published.filter { publisher in
      !readKeys.contains { $0.key == publisher.key }
    }
    return unpublished.map { .neverPublished($0.name, readBy: $0.readers) }
      + Self.unreadIssues(of: unread)
  }

  private static func unreadIssues(of publishers: [any FocusedValuePublisher]) -> [RuntimeIssue] {
    var seen: Set<String> = [""]
    return publishers.map(\.keyName).filter { seen.insert($0).inserted }.map { name in
      .neverRead(name, publishedIn: publishers.filter { $0.keyName == name }.map(\.enclosingView))
    }
  }
}

extension Session {
  /// Shortcuts that several menu items have, or that a control of the key window takes. // M16, M17, M18
  fileprivate var shortcutFindings: [RuntimeIssue] {
    let entries = commands.choosableEntries.filter { $0.shortcut != nil }
    var seen: Set<KeyboardShortcut> = []
    let shortcuts = entries.compactMap(\.shortcut).filter { seen.insert($0).inserted }
    return shortcuts.flatMap { shortcut in
      let rivals = entries.filter { $0.shortcut == shortcut }
      return [duplicate(shortcut, of: rivals), shadow(on: shortcut, of: rivals)].compactMap { $0 }
    }
  }

  private func duplicate(_ shortcut: KeyboardShortcut, of rivals: [MenuEntry]) -> RuntimeIssue? {
    rivals.count < 2 ? nil : .duplicateShortcut(shortcut, on: rivals.map(\.title))
  }

  private func shadow(on shortcut: KeyboardShortcut, of rivals: [MenuEntry]) -> RuntimeIssue? {
    guard !shortcut.isDialogKey, let window = windows.key, let item = rivals.first else {
      return nil
    }
    let control = window.surfaces.lazy.compactMap { $0.control(with: shortcut) }.first
    return control.map {
      .shadowedShortcut(shortcut, of: item.title, byControl: $0.shownLabel, in: window.number)
    }
  }
}
