// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import CommandShell
@testable import FocusModel

/// The readers of JSON: saved windows.
enum JSONReading: Reader {
  static func read(_ bytes: [UInt8]) {
    checkString(bytes)
    guard let windows = try? JSONDecoder().decode(SavedWindows.self, from: Data(bytes)) else {
      return
    }
    let session = Session(FuzzedApp(), opensLaunchWindow: false)
    session.restore(SavedWindows(windows: Array(windows.windows.prefix(50))))
    demandHarmless("\(StateJSON(session: session).value)", "the state")
  }

  /// What is written as a JSON string, other readers of JSON read.
  private static func checkString(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let json = JSONValue.array([.string(text)]).description
    demandHarmless(json, "a JSON string")
    demand(!json.contains("\n"), "a JSON string has more than a line")
    let again = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    demand(again.map { Array($0[0].utf8) == Array(text.utf8) } ?? false, "other text: \(json)")
  }
}
