// SPDX-License-Identifier: Apache-2.0

/// An alert as a value, as apps wrote it before alerts were built from views.
///
/// Source: <https://developer.apple.com/documentation/swiftui/alert>
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, by default OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button that leaves things as they are, with the usual title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Creates a button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// Presents an alert while there is an item. // S30
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let isPresented = Binding {
      item.wrappedValue != nil
    } set: { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    let shown = item.wrappedValue
    return alert(shown.map(content), about: shown?.id, isPresented: isPresented)
  }

  /// Presents an alert while a flag is true. // S30
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(content(), about: NoDialogData(), isPresented: isPresented)
  }

  private func alert<Data>(
    _ alert: Alert?, about data: Data?, isPresented: Binding<Bool>
  ) -> some View {
    modifier(
      _DialogPresentation(
        style: .alert, title: alert?.title.string ?? "", isPresented: isPresented, data: data,
        actions: AlertButtons(buttons: alert?.buttons ?? []), message: alert?.message))
  }
}

/// The buttons of an alert; the first without a role takes Return.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    let first = buttons.firstIndex { $0.role == nil }
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
      .keyboardShortcut(index == first ? .defaultAction : nil)
    }
  }
}
