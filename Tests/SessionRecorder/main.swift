// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

// Prints the picture of the recorded session, as `Scripts/generate` puts it into the documentation.
do {
  let session = try RecordedSession(program: BuiltProducts.executable("focus-shell"))
  print(try session.picture(), terminator: "")
} catch {
  FileHandle.standardError.write(Data("session-recorder: \(error)\n".utf8))
  exit(1)
}
