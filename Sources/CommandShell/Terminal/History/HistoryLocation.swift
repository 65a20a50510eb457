// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a program's history is kept.
enum HistoryLocation {
  /// The path of a program's history file by the XDG base directory specification.
  ///
  /// That is `$XDG_STATE_HOME/NAME/history`, and `~/.local/state/NAME/history` if the variable is
  /// not set to an absolute path; `nil` if there is no home either.
  static func path(
    for program: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/\(program)/history"
    }
    guard let home = home(environment) else { return nil }
    return "\(home)/.local/state/\(program)/history"
  }

  private static func home(_ environment: [String: String]) -> String? {
    if let home = environment["HOME"], !home.isEmpty { return home }
    return getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) }
  }
}
