// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The process's character set.
enum UTF8Locale {
  /// Makes the process's character set UTF-8 if the environment names another or none.
  ///
  /// Readline reads the variables again at each prompt, so the one that decides is changed in the
  /// environment itself. Only the character type is touched: numbers and messages stay as they are.
  /// Must run before other threads do, because the environment is shared by all.
  static func adopt() {
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where !isActive {
      guard setlocale(LC_CTYPE, name) != nil else { continue }
      setenv(decidingVariable, name, 1)
    }
  }

  /// Whether characters are UTF-8 now.
  static var isActive: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  private static var decidingVariable: String {
    let all = getenv("LC_ALL").map { String(cString: $0) } ?? ""
    return all.isEmpty ? "LC_CTYPE" : "LC_ALL"
  }
}
