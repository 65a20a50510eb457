// SPDX-License-Identifier: Apache-2.0

private struct DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

private struct DialogPreventsTerminationKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// How grave the alerts and dialogs are that are presented here.
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  /// Whether the alerts and dialogs that are presented here keep the app from quitting; nil where that is
  /// decided by what they show.
  var dialogPreventsAppTermination: Bool? {
    get { self[DialogPreventsTerminationKey.self] }
    set { self[DialogPreventsTerminationKey.self] = newValue }
  }
}

extension View {
  /// Sets whether alerts and dialogs that are presented here keep the app from quitting; nil leaves it to
  /// what they show. // S34
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/dialogpreventsapptermination(_:)>
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    environment(\.dialogPreventsAppTermination, preventsAppTermination)
  }
}

extension Session {
  /// Whether an alert or dialog that is up keeps the app from quitting. // S34
  var isQuittingPrevented: Bool {
    windows.frontToBack.contains { window in
      window.surface.modal != nil && window.surfaces.contains(where: \.preventsTermination)
    }
  }
}

extension Surface {
  /// S34: unless told otherwise, a dialog does so that has a choice, a field, a destructive button or a
  /// critical severity.
  fileprivate var preventsTermination: Bool {
    guard kind.isAlert, let presenter else { return false }
    let values = EnvironmentValues(scope: presenter.environment)
    if let isPrevented = values.dialogPreventsAppTermination { return isPrevented }
    let isHarmless = buttons.count == 1 && buttons[0].buttonRole != .destructive
    let hasField = visibleElements.contains { $0 is any TextInput }
    return !isHarmless || hasField || values.dialogSeverity == .critical
  }
}
