// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the scenes that show windows have in common.
struct WindowDescription<Content: View> {
  /// How many windows there may be, and what becomes of the app with them.
  enum Kind {
    /// Any number. // W1
    case group
    /// One, which ends the app when it is the app's first scene. // W7
    case single
    /// One, for the app's settings. // M6
    case settings
    /// One, with tools for the other windows. // F10, M6
    case utility
  }

  var kind = Kind.group
  var title: String?
  var id: String?
  var value: (any AnyWindowValue)?
  let content: (any WindowValueCell) -> Content?
  let plainContent: (() -> Content)?

  init(
    kind: Kind = .group, title: String? = nil, id: String? = nil,
    content: @escaping (()) -> Content
  ) {
    self.kind = kind
    self.title = title
    self.id = id
    self.content = { _ in nil }
    plainContent = { content(()) }
  }

  init<D: Hashable & Codable>(
    title: String? = nil, id: String? = nil, value: WindowValue<D>,
    content: @escaping (Binding<D?>) -> Content
  ) {
    self.title = title
    self.id = id
    self.value = value
    self.content = { cell in
      guard let cell = cell as? TypedWindowValueCell<D> else { return nil }
      return content(Binding(location: cell))
    }
    plainContent = nil
  }

  /// The content of a window that presents the value in a cell, or no value.
  func makeContent(_ cell: (any WindowValueCell)?) -> Content? {
    plainContent?() ?? cell.flatMap(content)
  }
}

/// The type of value that a group's windows present.
@MainActor
protocol AnyWindowValue {
  nonisolated var type: Any.Type { get }
  func makeCell(_ value: Any?, in window: SessionWindow) -> (any WindowValueCell)?
  func value(from text: String) -> Any?
  func text(of value: Any) -> String?
}

/// The type of value that a group's windows present, and the value of a new window. // W3
struct WindowValue<Value: Hashable & Codable>: AnyWindowValue {
  let defaultValue: (() -> Value)?

  init(of type: Value.Type, default defaultValue: (() -> Value)?) {
    self.defaultValue = defaultValue
  }

  var type: Any.Type { Value.self }

  func makeCell(_ value: Any?, in window: SessionWindow) -> (any WindowValueCell)? {
    let hasDefault = defaultValue != nil
    guard let value else {
      return TypedWindowValueCell<Value>(defaultValue?(), hasDefault: hasDefault, window: window)
    }
    guard let value = value as? Value else { return nil }
    return TypedWindowValueCell(value, hasDefault: hasDefault, window: window)
  }

  /// Reads a value as a person types it: as text where it is a string, else as JSON.
  func value(from text: String) -> Any? {
    if Value.self == String.self { return text }
    if let id = UUID(uuidString: text), Value.self == UUID.self { return id }
    if Value.self == URL.self { return URL(string: text) }
    let json = Array(text.utf8)
    if let value = try? JSONDecoder().decode([Value].self, from: Data("[".utf8 + json + "]".utf8)) {
      return value.first
    }
    let quoted = try? JSONEncoder().encode([text])
    return quoted.flatMap { try? JSONDecoder().decode([Value].self, from: $0) }?.first
  }

  /// Writes a value so that `value(from:)` reads it.
  func text(of value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let id as UUID: return id.uuidString
    case let url as URL: return url.absoluteString
    case let value as Value:
      let json = (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
      return json.map { String($0.dropFirst().dropLast()) }
    default: return nil
    }
  }
}

/// The value of one window.
final class TypedWindowValueCell<Value: Hashable>: Location<Value?>, WindowValueCell {
  private var value: Value?
  private let firstValue: Value?
  /// Whether the content counts on a value.
  private let hasDefault: Bool
  private var isWithheld = false
  /// Weak, since a task may hold a binding to the value longer than the window is there.
  private weak var window: SessionWindow?

  init(_ value: Value?, hasDefault: Bool, window: SessionWindow) {
    self.value = value
    firstValue = value
    self.hasDefault = hasDefault
    self.window = window
  }

  override func get() -> Value? {
    recordRead()
    guard isWithheld else { return value }
    if hasDefault { raise(RuntimeIssue.lateRead) }
    return nil
  }

  override func set(_ newValue: Value?, _ transaction: Transaction) {
    guard let window, value != newValue else { return }
    let old = value
    value = newValue
    onMainActor(with: (self, window, old)) { $0.announceChange(from: $2, in: $1) }
  }

  @MainActor
  private func announceChange(from old: Value?, in window: SessionWindow) {
    window.graph.session.record(
      .stateWritten(
        Report.StateWrite(
          key: "value", view: "WindowGroup", old: DescribedValue(old as Any),
          new: DescribedValue(value as Any), window: window.number)))
    invalidateReaders()
  }

  func withholdValue() { isWithheld = true }

  @MainActor
  func deliverValue() {
    isWithheld = false
    invalidateReaders()
  }

  var anyValue: Any? { value }
  func presents(_ other: Any) -> Bool { Self.isSame(value, other) }
  func wasOpened(with other: Any) -> Bool { Self.isSame(firstValue, other) }

  private static func isSame(_ value: Value?, _ other: Any) -> Bool {
    value.map { ($0 as AnyHashable) == other as? AnyHashable } ?? false
  }

  @MainActor override var session: Session? { window?.graph.session }
  override var label: String { "value" }
}
