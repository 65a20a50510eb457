// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A choice of a day, a time or both; given as ISO 8601 text.
///
/// Source: <https://developer.apple.com/documentation/swiftui/datepicker>
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let label: Label

  private init(
    _ selection: Binding<Date>, from earliest: Date? = nil, through latest: Date? = nil,
    _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  /// Creates a picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label())
  }

  /// Creates a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
  }

  /// Creates a picker of a date on or after another.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label())
  }

  /// Creates a picker of a date before or on another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, through: range.upperBound, displayedComponents, label())
  }

  /// The date.
  public var body: some View {
    var behavior = ControlBehavior(.datePicker)
    behavior.value = { text(of: selection.wrappedValue) }
    behavior.use = .text(TextParsing(expected: expected, take: take))
    return ControlElement(behavior) {
      label
    } content: {
      EmptyView()
    }
  }

  private func text(of date: Date) -> String {
    components == .date ? DateText.day(date) : DateText.moment(date)
  }

  private var expected: String {
    let example = components == .date ? "2025-01-31" : "2025-01-31T10:20:30Z"
    let limits = [earliest.map { "from \(text(of: $0))" }, latest.map { "to \(text(of: $0))" }]
    return (["a date such as \(example)"] + limits.compactMap { $0 }).joined(separator: " ")
  }

  private func take(_ text: String) -> Bool {
    let old = selection.wrappedValue
    guard let date = DateText.parse(text, keepingTimeOf: old),
      earliest.map({ $0 <= date }) ?? true, latest.map({ date <= $0 }) ?? true
    else { return false }
    selection.wrappedValue = date
    return true
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of any date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of any date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(title))
  }

  /// Creates a picker of a date in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      Text(titleKey))
  }

  /// Creates a picker of a date in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      Text(title))
  }

  /// Creates a picker of a date on or after another with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date on or after another with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
  }

  /// Creates a picker of a date before or on another with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, through: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date before or on another with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, through: range.upperBound, displayedComponents, Text(title))
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Creates parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}
