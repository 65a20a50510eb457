// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel
@testable import FocusShell

/// The built-in app, run in this process without a terminal.
@MainActor
final class AppDriver {
  let session: Session

  /// Starts the app and waits until its windows show their repositories.
  ///
  /// Without a folder there is one window, on the repository that holds the current folder.
  init(_ library: RepositoryLibrary, folders: [String] = []) async {
    session = Session(FocusShellApp(library: library), opensLaunchWindow: folders.isEmpty)
    for folder in folders {
      let url = URL(fileURLWithPath: folder, isDirectory: true)
      _ = session.perform(.openURL(url.absoluteString))
    }
    await settle()
  }

  /// Waits until what was started has ended and is shown.
  func settle() async {
    await wait { !self.session.isBusy }
  }

  /// Waits until something is so.
  func wait(until condition: () -> Bool) async {
    while true {
      await Task.yield()
      session.flushUnprompted()
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Does something and waits for what it starts.
  @discardableResult
  func act(
    _ action: UserAction, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Report {
    let report = session.perform(action)
    if let refusal = report.refusal {
      Issue.record("\(refusal.message)", sourceLocation: sourceLocation)
    }
    await settle()
    return report
  }

  func choose(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await act(.chooseMenuItem(.name(command)), sourceLocation: sourceLocation)
  }

  func type(_ fields: KeyValuePairs<String, String>) async {
    for (label, text) in fields { await act(.setText(ElementQuery(label), text)) }
  }

  func toggle(_ label: String) async { await act(.toggle(ElementQuery(label))) }

  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await act(.press(ElementQuery(label)), sourceLocation: sourceLocation)
  }
}

// MARK: - What is shown

extension AppDriver {
  var titles: [String] { session.windowSnapshots.map(\.title) }
  var keyTitle: String? { session.keyWindow?.title }
  var sheet: String? { session.keyWindow?.presentations.last?.id }

  /// All elements of the front sheet, else of the key window.
  var elements: [Element] { Self.flatten(session.keyWindow?.front ?? []) }
  var texts: [String] { elements.filter { $0.role == .text }.map(\.label) }

  /// The texts of a window's own content.
  func texts(ofWindow number: Int) -> [String] {
    let window = session.windowSnapshots.first { $0.number == number }
    return Self.flatten(window?.content ?? []).filter { $0.role == .text }.map(\.label)
  }

  func value(of label: String) -> String? { element(label)?.value }
  func element(_ label: String) -> Element? { elements.first { $0.label == label } }

  /// Whether the button that Return presses is enabled.
  var isConfirmable: Bool? { elements.first { $0.action == .default }?.isEnabled }

  func isEnabled(_ command: String) -> Bool? {
    session.menuBar.allItems.first { $0.name == command }?.isEnabled
  }

  private static func flatten(_ elements: [Element]) -> [Element] {
    elements.flatMap { [$0] + flatten($0.children) }
  }
}

extension Workshop {
  /// A library whose git knows nothing of the person who runs the tests.
  var library: RepositoryLibrary {
    RepositoryLibrary(environment: git.environment, currentFolder: path)
  }
}
