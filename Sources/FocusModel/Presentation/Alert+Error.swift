// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension View {
  /// Presents an alert that an error titles, while a flag is true and there is an error. // S30, S31
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      _DialogPresentation(
        style: .alert, title: error?.alertTitle ?? "", isPresented: isPresented, data: error,
        actions: actions(), message: EmptyView()))
  }

  /// Presents an alert about an error, while a flag is true and there is an error. // S30, S31
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      _DialogPresentation(
        style: .alert, title: error?.alertTitle ?? "", isPresented: isPresented, data: error,
        actions: error.map(actions), message: error.map(message)))
  }

  /// Presents an alert about data while a flag is true and there is data. // S31
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data while a flag is true and there is data. // S31
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}

extension LocalizedError {
  /// What titles an alert about the error.
  fileprivate var alertTitle: String {
    errorDescription ?? "The operation could not be completed."
  }
}
