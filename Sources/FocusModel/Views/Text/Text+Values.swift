// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Text {
  /// Creates a text of a value that a format writes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text of a date; ISO 8601 here, whatever the style, because it must not change by itself.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style == .date ? DateText.day(date) : DateText.moment(date))
  }

  /// Creates a text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: "\(DateText.moment(dates.lowerBound)) – \(DateText.moment(dates.upperBound))")
  }

  /// Creates a text of the time that an interval of dates spans.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of the characters of an attributed string; a literal is a key instead.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Creates a text that holds an image: the image says nothing in text.
  public init(_ image: Image) { self.init(verbatim: "") }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    private let name: String

    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// How long ago or ahead it is.
    public static let relative = DateStyle(name: "relative")
    /// How far it is from now.
    public static let offset = DateStyle(name: "offset")
    /// A clock that runs to it or from it.
    public static let timer = DateStyle(name: "timer")
  }
}
