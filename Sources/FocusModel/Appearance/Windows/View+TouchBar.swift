// SPDX-License-Identifier: Apache-2.0

// The strip of keys that some Macs had: there is none here, so what an app puts there is not shown.

/// Whether a thing is in the strip, and under which identifier a person may change that.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

nonisolated extension View {
  /// Sets what the strip of keys shows while the view has focus.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    recorded("touchBar")
  }

  /// Makes the view the one in the middle of the strip.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    recorded("touchBarItemPrincipal", principal)
  }

  /// Sets what the view is called where a person changes the strip.
  public func touchBarCustomizationLabel(_ label: Text) -> some View {
    recorded("touchBarCustomizationLabel")
  }

  /// Sets whether the view is in the strip.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    recorded("touchBarItemPresence", presence)
  }
}
