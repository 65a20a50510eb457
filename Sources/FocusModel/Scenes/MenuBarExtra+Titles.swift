// SPDX-License-Identifier: Apache-2.0

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates an item with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates an item with a title that is there while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  /// Creates an item with a title that is there while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == FocusModel.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates an item with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates an item with a title and a symbol that is there while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates an item with a title and a symbol that is there while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension MenuBarExtra where Label == FocusModel.Label<Text, Image> {
  /// Creates an item with a title and an image of the app's.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates an item with a title and an image of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates an item with a title and an image of the app's that is there while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Label(titleKey, image: image) }
  }

  /// Creates an item with a title and an image of the app's that is there while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Label(title, image: image) }
  }
}
