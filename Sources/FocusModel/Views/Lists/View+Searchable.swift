// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Adds a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field that is in use while a flag is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field that is in use while a flag is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Suggests searches; they are elements to be pressed.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return modifier(SearchSuggestions(suggestions: suggestions))
  }

  /// Says what searches are about.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopes(scope: scope, scopes: scopes()))
  }
}

/// Where a search field stands; of no effect here.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where it suits.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the principal place of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

/// A modifier that adds a search field, which is in use while it has keyboard focus.
private struct SearchModifier: ViewModifier {
  @FocusState private var hasFocus: Bool
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?

  func body(content: Content) -> some View {
    TextInputElement(role: .textField, text: text, prompt: prompt, label: Text("Search"))
      .focused($hasFocus)
      .environment(\.isSearchField, true)
      .onChange(of: hasFocus) { isPresented?.wrappedValue = hasFocus }
      .onChange(of: isPresented?.wrappedValue ?? false) { _, isWanted in
        if isWanted != hasFocus { hasFocus = isWanted }
      }
    content
      .environment(\.isSearching, hasFocus)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          hasFocus = false
        })
  }
}

private struct SearchSuggestions<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions

  func body(content: Content) -> some View {
    content
    ElementContainer(.group, label: "Search Suggestions") { suggestions }
  }
}

private struct SearchScopes<Scope: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<Scope>
  let scopes: Scopes

  func body(content: Content) -> some View {
    Picker("Search Scope", selection: scope) { scopes }
    content
  }
}

/// Ends a search.
///
/// Source: <https://developer.apple.com/documentation/swiftui/dismisssearchaction>
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Clears the search field and takes keyboard focus away from it.
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsSearchFieldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

extension EnvironmentValues {
  /// Whether the search field around is in use.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the search field around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] ?? onMainActor { DismissSearchAction {} } }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Whether a field is for searching.
  var isSearchField: Bool {
    get { self[IsSearchFieldKey.self] }
    set { self[IsSearchFieldKey.self] = newValue }
  }
}
