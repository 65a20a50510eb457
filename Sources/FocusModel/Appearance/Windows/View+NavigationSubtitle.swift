// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What stands beside a window's title: recorded and inert.

extension View {
  /// Gives the window a second line of title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    recorded("navigationSubtitle", subtitle.string)
  }

  /// Gives the window a second line of title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    recorded("navigationSubtitle", subtitleKey.text)
  }

  /// Gives the window a second line of title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    recorded("navigationSubtitle", String(subtitle))
  }

  /// Says which file the window shows.
  public func navigationDocument(_ url: URL) -> some View {
    recorded("navigationDocument", url.absoluteString)
  }
}
