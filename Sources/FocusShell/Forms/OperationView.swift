// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// How far an operation has come.
struct OperationView: View {
  let operation: RunningOperation

  var body: some View {
    ProgressView(operation.phase, value: operation.progress?.fraction)
  }
}
