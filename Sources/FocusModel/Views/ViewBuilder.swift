// SPDX-License-Identifier: Apache-2.0

/// Builds views from closures.
///
/// Source: <https://developer.apple.com/documentation/swiftui/viewbuilder>
@resultBuilder
public enum ViewBuilder {
  /// An expression is a view as it is.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// An empty block is an empty view.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view is that view.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// A block of two views.
  @inlinable
  public static func buildBlock<A: View, B: View>(_ a: consuming A, _ b: consuming B) -> _Pair<A, B>
  { _Pair(a, b) }

  /// A block of three views.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C
  ) -> _Triple<A, B, C> {
    _Triple(a, b, c)
  }

  /// A block of four views.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D
  ) -> _Pair<_Pair<A, B>, _Pair<C, D>> {
    _Pair(_Pair(a, b), _Pair(c, d))
  }

  /// A block of five views.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E
  ) -> _Pair<_Triple<A, B, C>, _Pair<D, E>> {
    _Pair(_Triple(a, b, c), _Pair(d, e))
  }

  /// A block of six views.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
    _ f: consuming F
  ) -> _Pair<_Triple<A, B, C>, _Triple<D, E, F>> {
    _Pair(_Triple(a, b, c), _Triple(d, e, f))
  }

  /// A block of seven views.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
    _ f: consuming F, _ g: consuming G
  ) -> _Triple<_Triple<A, B, C>, _Pair<D, E>, _Pair<F, G>> {
    _Triple(_Triple(a, b, c), _Pair(d, e), _Pair(f, g))
  }

  /// A block of eight views.
  @inlinable
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
    _ f: consuming F, _ g: consuming G, _ h: consuming H
  ) -> _Triple<_Triple<A, B, C>, _Triple<D, E, F>, _Pair<G, H>> {
    _Triple(_Triple(a, b, c), _Triple(d, e, f), _Pair(g, h))
  }

  /// A block of nine views.
  @inlinable
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
    _ f: consuming F, _ g: consuming G, _ h: consuming H, _ i: consuming I
  ) -> _Triple<_Triple<A, B, C>, _Triple<D, E, F>, _Triple<G, H, I>> {
    _Triple(_Triple(a, b, c), _Triple(d, e, f), _Triple(g, h, i))
  }

  /// A block of several views is a group of them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    _TupleContent(repeat each content)
  }

  /// An `if` without `else` is an optional view.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first branch of a condition.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// A branch that depends on an API's availability.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
