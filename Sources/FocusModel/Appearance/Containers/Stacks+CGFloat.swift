// SPDX-License-Identifier: Apache-2.0

// Stacks whose distance between views is an optional `CGFloat`, which a parameter of type
// `Double?` does not take. The compiler prefers these forms only when nothing else fits.

extension VStack {
  /// Creates a stack with a distance between its views, which is an optional `CGFloat`.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(
    alignment: HorizontalAlignment = .center, spacing: Length?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension HStack {
  /// Creates a stack with a distance between its views, which is an optional `CGFloat`.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(
    alignment: VerticalAlignment = .center, spacing: Length?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyVStack {
  /// Creates a stack with a distance between its views, which is an optional `CGFloat`.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(
    alignment: HorizontalAlignment = .center, spacing: Length?,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHStack {
  /// Creates a stack with a distance between its views, which is an optional `CGFloat`.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(
    alignment: VerticalAlignment = .center, spacing: Length?,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
      content: content)
  }
}

extension Spacer {
  /// Creates a spacer whose least length is an optional `CGFloat`.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(minLength: Length?) {
    self.init(minLength: minLength.map { Double($0) })
  }
}
