// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// The system's files and apps, by AppKit's name.
///
/// What is to be opened is recorded by the session; nothing is opened here.
///
/// Source: <https://developer.apple.com/documentation/appkit/nsworkspace>
public final class NSWorkspace: Sendable {
  /// The system's files and apps.
  public static let shared = NSWorkspace()

  private init() {}

  /// Asks the system to open an address, and tells whether there was somebody to ask.
  @discardableResult
  public func open(_ url: URL) -> Bool { RunningApp.open(url) }

  /// Asks the system to show files in their folders.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for url in fileURLs { _ = RunningApp.open(url) }
  }
}
