// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Prints the picture of the recorded session, as `Scripts/generate` puts it into the documentation.
do {
  let program = BuiltProducts.executable("focus-shell")
  print(try RecordedSession.picture(program: program), terminator: "")
} catch {
  FileHandle.standardError.write(Data("session-recorder: \(error)\n".utf8))
  exit(1)
}
