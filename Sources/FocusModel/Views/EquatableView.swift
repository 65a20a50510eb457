// SPDX-License-Identifier: Apache-2.0

/// A view that is evaluated again only when its content compares as another.
///
/// Source: <https://developer.apple.com/documentation/swiftui/equatableview>
public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// Creates a view of one that is compared.
  public init(content: Content) { self.content = content }

  /// The view that is compared.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Keeps the view from being evaluated again while it compares as the same.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
