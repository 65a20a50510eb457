// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension Binding {
  /// A binding that always has a value: it reads a default for nil, and writing to it presents.
  func safeBinding<Wrapped: Sendable>(
    defaultValue: Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped?, Value: Sendable {
    Binding<Wrapped>(get: { wrappedValue ?? defaultValue }, set: { wrappedValue = $0 })
  }
}
