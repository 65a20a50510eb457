// SPDX-License-Identifier: Apache-2.0

extension WindowGroup {
  /// Creates a group whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(default: defaultValue, content: content)
  }

  /// Creates a group with a title whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: titleKey.text, default: defaultValue, content: content)
  }

  /// Creates a group with a title whose windows each present a value, with one for a new window. // W3, B23
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: String(title), default: defaultValue, content: content)
  }

  /// Creates a group with a title whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: title.string, default: defaultValue, content: content)
  }

  /// Creates a group with an id whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(id: id, default: defaultValue, content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: titleKey.text, id: id, default: defaultValue, content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value, with one for a new window. // W3, B23
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: String(title), id: id, default: defaultValue, content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: title.string, id: id, default: defaultValue, content: content)
  }

  private init<D: Hashable & Codable>(
    title: String? = nil, id: String? = nil, default defaultValue: @escaping () -> D,
    content: @escaping (Binding<D>) -> Content
  ) {
    let value = WindowValue(of: D.self, default: defaultValue)
    description = WindowDescription(title: title, id: id, value: value) {
      content($0.safeBinding(defaultValue: defaultValue()))
    }
  }
}
