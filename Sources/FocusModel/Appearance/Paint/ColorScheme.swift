// SPDX-License-Identifier: Apache-2.0

// The light and dark appearance: recorded and inert.

/// The light or the dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly the colours of the interface stand apart.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

/// How the colours of a view are kept and mixed when it is drawn on its own.
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
