// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Gives the alerts and dialogs that are presented here a toggle with which a person asks not to see them
  /// again.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:)>
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Gives the alerts and dialogs that are presented here a toggle with which they are suppressed.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Gives the alerts and dialogs that are presented here a toggle with which they are suppressed.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(title: label.string, isSuppressed: isSuppressed))
  }

  /// Gives the alerts and dialogs that are presented here the standard toggle with which they are
  /// suppressed.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}

/// The toggle of a dialog with which it is suppressed from then on.
struct DialogSuppression {
  let title: String
  let isSuppressed: Binding<Bool>

  @MainActor var toggle: Toggle<Text> { Toggle(title, isOn: isSuppressed) }
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  /// The toggle of the alerts and dialogs that are presented here.
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}
