// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension Binding {
  /// Returns a binding that reads a default where there is no value, and always writes one.
  func safeBinding<Wrapped: Sendable>(defaultValue: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped> {
      wrappedValue ?? defaultValue
    } set: { newValue in
      wrappedValue = newValue
    }
  }
}
