// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension RepositoryError {
  /// Says of any error why an operation was not done.
  init(_ error: any Error) {
    switch error {
    case let error as RepositoryError: self = error
    case is CancellationError: self.init(.failed, "Stopped.")
    default: self.init(.failed, error.localizedDescription)
    }
  }

  /// The error for an operation that is started while another is running.
  static let busy = RepositoryError(
    .failed, "Another operation is running in this window.", hint: "Wait for it, or stop it.")
}
