// SPDX-License-Identifier: Apache-2.0

/// A height of a sheet; recorded and inert.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
    case custom(String)
  }

  private let height: Height

  /// About half of the space.
  public static let medium = PresentationDetent(height: .medium)

  /// All of the space.
  public static let large = PresentationDetent(height: .large)

  /// A part of the space.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  /// A height that a type of the app's own works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(String(describing: type)))
  }
}

extension PresentationDetent: CustomStringConvertible {
  /// The detent as a person writes it, such as `fraction(0.3)`.
  public var description: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(fraction.trimmed))"
    case .height(let height): "height(\(height.trimmed))"
    case .custom(let name): "custom(\(name))"
    }
  }
}

/// A rule for the height of a sheet; nothing asks it, since nothing is laid out.
public protocol CustomPresentationDetent {
  /// The number that the rule gives.
  associatedtype Height: BinaryFloatingPoint

  /// What the rule can ask.
  typealias Context = PresentationDetent.Context

  /// Returns the height, in points, or `nil` when the detent does not apply.
  static func height(in context: Context) -> Height?
}

extension PresentationDetent {
  /// What a rule for a height can ask.
  public struct Context: Sendable {
    /// The largest height that there is, in points.
    public let maxDetentValue: Double
  }
}
