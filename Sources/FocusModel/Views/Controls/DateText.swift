// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as ISO 8601: days as the local calendar counts them, moments in universal time.
enum DateText {
  /// A day, such as `2025-01-31`.
  static func day(_ date: Date) -> String {
    date.formatted(dayStyle)
  }

  /// A moment, such as `2025-01-31T10:20:30Z`.
  static func moment(_ date: Date) -> String {
    date.formatted(.iso8601)
  }

  /// The moment that a text means; a mere day keeps the time of day of `date`.
  static func parse(_ text: String, keepingTimeOf date: Date) -> Date? {
    if let moment = try? Date.ISO8601FormatStyle().parse(text) { return moment }
    guard let day = try? dayStyle.parse(text) else { return nil }
    let calendar = Calendar(identifier: .gregorian)
    return day + date.timeIntervalSince(calendar.startOfDay(for: date))
  }

  private static var dayStyle: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
  }
}
