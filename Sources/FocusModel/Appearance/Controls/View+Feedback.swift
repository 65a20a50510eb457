// SPDX-License-Identifier: Apache-2.0

// Sounds and taps that tell a person what happened: recorded and never given.

/// What a person feels or hears.
public struct SensoryFeedback: NamedValue {
  let name: String

  /// Something has worked.
  public static let success = SensoryFeedback(name: "success")

  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")

  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")

  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")

  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")

  /// A value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")

  /// Something has started.
  public static let start = SensoryFeedback(name: "start")

  /// Something has stopped.
  public static let stop = SensoryFeedback(name: "stop")

  /// Something has come into line.
  public static let alignment = SensoryFeedback(name: "alignment")

  /// A level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// Something has hit something.
  public static let impact = SensoryFeedback(name: "impact")
}

nonisolated extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    recorded("sensoryFeedback", feedback)
  }

  /// Gives feedback when a value changes in one of the ways.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    recorded("sensoryFeedback", feedback)
  }

  /// Gives the feedback that the closure chooses when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback")
  }
}
