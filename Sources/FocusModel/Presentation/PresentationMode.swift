// SPDX-License-Identifier: Apache-2.0

/// Whether the reader is presented, and the way to end that, as apps wrote it before `dismiss`. // S22
///
/// Source: <https://developer.apple.com/documentation/swiftui/presentationmode>
public struct PresentationMode {
  /// Whether the reader is presented.
  public let isPresented: Bool

  private let action: DismissAction

  fileprivate init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Ends the presentation, if the reader is presented.
  public mutating func dismiss() {
    // Unlike `dismiss`, this has never closed a window.
    guard isPresented else { return }
    onMainActor(with: action) { $0() }
  }
}

extension EnvironmentValues {
  /// Whether the reader is presented, and the way to end that. // S22
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
