// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Prints a recorded session, as `Scripts/generate` puts it into the documentation: the picture of the
// tour, or with `newcomer` the text of that session.
do {
  let program = BuiltProducts.executable("focus-shell")
  if CommandLine.arguments.dropFirst().first == "newcomer" {
    print(try RecordedSession.newcomerText(program: program).joined(separator: "\n"))
  } else {
    print(try RecordedSession.picture(program: program), terminator: "")
  }
} catch {
  FileHandle.standardError.write(Data("session-recorder: \(error)\n".utf8))
  exit(1)
}
