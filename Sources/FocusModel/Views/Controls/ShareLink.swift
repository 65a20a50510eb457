// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that can be handed to other apps; how it is written for them is of no use here.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Never: Transferable {}

/// A button that shares values with other apps; what is shared is recorded by the session.
///
/// Source: <https://developer.apple.com/documentation/swiftui/sharelink>
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  @Environment(\.share) private var share
  let items: Data
  let label: Label

  /// Shares the items.
  public var body: some View {
    var behavior = ControlBehavior(.button)
    behavior.use = .press { share(items.map { "\($0)" }) }
    return ControlElement(behavior) {
      label
    } content: {
      EmptyView()
    }
  }
}

/// The label that a share link has by itself.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The title.
  public var body: some View { title }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an address or a text, with a label of any view.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    items = CollectionOfOne(item)
    self.label = label()
  }

  /// Creates a link that shares several values, with a label of any view.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.label = label()
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an address or a text.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(Text("Share…"), item: item, subject: subject, message: message)
  }

  /// Creates a link that shares several values.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: Text("Share…")) }
  }

  /// Creates a link with a title that shares an address or a text.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a link with a title that shares an address or a text.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a link with a title that shares an address or a text.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension EnvironmentValues {
  /// Hands values to the session as shared.
  var share: ([String]) -> Void {
    nonisolated(unsafe) let scope = scope
    return { items in onMainActor { scope?.session?.shareByApp(items) } }
  }
}

extension Session {
  /// Notes that the app has shared values.
  func shareByApp(_ items: [String]) {
    sharedItems += items
    for item in items { record(.itemShared(item)) }
  }
}
