// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link that opens an address.
///
/// Source: <https://developer.apple.com/documentation/swiftui/link>
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  /// Creates a link with a label of any view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link's element.
  public var body: some View {
    var behavior = ControlBehavior(.link)
    behavior.value = { destination.absoluteString }
    behavior.use = .press { openURL(destination) }
    return ControlElement(behavior) {
      label
    } content: {
      EmptyView()
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
