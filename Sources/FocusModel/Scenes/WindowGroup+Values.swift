// SPDX-License-Identifier: Apache-2.0

extension WindowGroup {
  /// Creates a group whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: titleKey.text, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title whose windows each present a value. // W2, W3
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: String(title), value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: title.string, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with an id whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      id: id, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: titleKey.text, id: id, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value. // W2, W3
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: String(title), id: id, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: title.string, id: id, value: WindowValue(of: type, default: nil), content: content)
  }
}
