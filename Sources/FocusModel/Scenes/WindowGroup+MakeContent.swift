// SPDX-License-Identifier: Apache-2.0

// The forms whose closure is called `makeContent`, as Apple's pages have it; behind those with `content`,
// so that a trailing closure is not ambiguous.

extension WindowGroup {
  /// Creates a group.
  @_disfavoredOverload
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(titleKey, content: makeContent)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, content: makeContent)
  }

  /// Creates a group with an id.
  @_disfavoredOverload
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, content: makeContent)
  }

  /// Creates a group with a title and an id.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(titleKey, id: id, content: makeContent)
  }

  /// Creates a group with a title and an id.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id: id, content: makeContent)
  }
}
