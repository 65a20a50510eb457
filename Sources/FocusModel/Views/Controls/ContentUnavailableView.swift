// SPDX-License-Identifier: Apache-2.0

/// What stands in the place of content that is not there: a title, why, and what to do about it.
///
/// Source: <https://developer.apple.com/documentation/swiftui/contentunavailableview>
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions.
  public var body: some View {
    ElementContainer(.group) {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == FocusModel.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and an image of the app's.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a title and an image of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a title and a symbol of the system's.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a title and a symbol of the system's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that says that a search has found nothing.
  public static var search: Self { search(text: "") }

  /// Returns a view that says that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is shown where a search has found nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label: View {
    let text: String

    /// The title, with what was searched for.
    public var body: some View {
      FocusModel.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// The advice.
  public struct Description: View {
    /// The advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions, of which there are none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}
