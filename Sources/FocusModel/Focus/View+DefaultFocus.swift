// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Says whether the first field in this view has keyboard focus when its window or sheet comes up, before
  /// those that stand earlier.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)>
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    DefaultFocus.isUsed = true
    return environment(\.focusPreference, prefersDefaultFocus ? namespace : nil)
  }

  /// Limits to this view what prefers default focus in a namespace.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/focusscope(_:)>
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    environment(\.focusScope, namespace)
  }
}

/// Gives keyboard focus anew as when a window or sheet comes up.
///
/// Source: <https://developer.apple.com/documentation/swiftui/resetfocusaction>
@MainActor @preconcurrency
public struct ResetFocusAction {
  let scope: EnvironmentScope?

  /// Moves keyboard focus to what prefers it in a namespace, if there is such a view around the reader.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let surface = scope?.surface, let session = scope?.session,
      let field = surface.preferredField(in: namespace)
    else { return }
    session.transactUnprompted { session.setFocus(field, in: surface) }
  }
}

/// Whether any view has asked for default focus, without which nobody looks for one.
@MainActor
private enum DefaultFocus {
  static var isUsed = false
}

private struct FocusPreferenceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

private struct FocusScopeKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
  /// Gives keyboard focus anew.
  public var resetFocus: ResetFocusAction {
    onMainActor(with: scope) { ResetFocusAction(scope: $0) }
  }

  /// The namespace in which what is here prefers default focus.
  fileprivate var focusPreference: Namespace.ID? {
    get { self[FocusPreferenceKey.self] }
    set { self[FocusPreferenceKey.self] = newValue }
  }

  fileprivate var focusScope: Namespace.ID? {
    get { self[FocusScopeKey.self] }
    set { self[FocusScopeKey.self] = newValue }
  }
}

extension Surface {
  /// The first field that prefers default focus, in its own scope and in a namespace if one is given.
  func preferredField(in namespace: Namespace.ID? = nil) -> _Node? {
    guard DefaultFocus.isUsed else { return nil }
    return root?.first { node in
      guard node.traits.contains(.textInput), node.isEnabled else { return false }
      let values = node.environmentValues
      guard let preference = values.focusPreference, namespace ?? preference == preference else {
        return false
      }
      return values.focusScope.map { $0 == preference } ?? true
    }
  }
}
