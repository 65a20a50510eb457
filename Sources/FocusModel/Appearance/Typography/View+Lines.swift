// SPDX-License-Identifier: Apache-2.0

// How the lines of the text in a view are set: recorded and inert.

nonisolated extension View {
  /// Sets how many lines there may be.
  public func lineLimit(_ number: Int?) -> some View {
    recorded("lineLimit", number)
  }

  /// Sets how many lines there may and must be.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    recorded("lineLimit", limit)
  }

  /// Sets how many lines there must be.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    recorded("lineLimit", limit)
  }

  /// Sets how many lines there may be.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    recorded("lineLimit", limit)
  }

  /// Sets how many lines there may be, and whether space is kept for them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    recorded("lineLimit", (limit, reservesSpace: reservesSpace))
  }

  /// Sets the distance between lines, in points.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    recorded("lineSpacing", lineSpacing)
  }

  /// Sets the side that lines are set against.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    recorded("multilineTextAlignment", alignment)
  }

  /// Sets where a line that is too long is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    recorded("truncationMode", mode)
  }

  /// Sets whether characters may move together to fit.
  public func allowsTightening(_ flag: Bool) -> some View {
    recorded("allowsTightening", flag)
  }

  /// Sets how much smaller text may become to fit.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    recorded("minimumScaleFactor", factor)
  }

  /// Sets the letters that text is written in.
  public func textCase(_ textCase: Text.Case?) -> some View {
    recorded("textCase", textCase)
  }

  /// Mirrors the view in languages that run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", enabled)
  }
}
