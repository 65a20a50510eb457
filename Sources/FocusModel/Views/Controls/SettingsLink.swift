// SPDX-License-Identifier: Apache-2.0

/// A button that opens the app's settings.
///
/// Source: <https://developer.apple.com/documentation/swiftui/settingslink>
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  let label: Label

  /// Creates a link with a label of any view.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

/// The label that a settings link has by itself.
public struct DefaultSettingsLinkLabel: View {
  /// The title.
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the usual title.
  public init() { label = DefaultSettingsLinkLabel() }
}
