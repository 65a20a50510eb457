// SPDX-License-Identifier: Apache-2.0

// Previews are compiled here and never shown.

/// A type that makes previews, as apps wrote it before the `#Preview` macro.
///
/// Source: <https://developer.apple.com/documentation/swiftui/previewprovider>
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that the previews are meant for, if it matters.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform in particular.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is meant for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device that a preview is shown on, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// How a device is held.
public struct InterfaceOrientation: NamedValue {
  let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

nonisolated extension View {
  /// Sets the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    recorded("previewDevice", value?.rawValue)
  }

  /// Sets the name of a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    recorded("previewDisplayName", value)
  }

  /// Sets how the device of a preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    recorded("previewInterfaceOrientation", value)
  }
}
