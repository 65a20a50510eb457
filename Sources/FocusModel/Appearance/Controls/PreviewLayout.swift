// SPDX-License-Identifier: Apache-2.0

// Previews are not shown here: their layout is recorded and inert.

/// The space that a preview has.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

nonisolated extension View {
  /// Sets the space that a preview has.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    recorded("previewLayout", value)
  }
}
