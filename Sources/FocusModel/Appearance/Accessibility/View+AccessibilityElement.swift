// SPDX-License-Identifier: Apache-2.0

// Accessibility that only describes: recorded and inert. Labels, identifiers, values and actions
// are live and not here.

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: NamedValue {
  let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// The kind of a text.
public struct AccessibilityTextContentType: NamedValue {
  let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")

  /// Text of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")

  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")

  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")

  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// Adds to what the element is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits)
  }

  /// Takes from what the element is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits)
  }

  /// Makes an element of the view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement", children)
  }

  /// Sets which element is read first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", sortPriority)
  }

  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", level)
  }

  /// Sets the kind of the text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    recorded("accessibilityTextContentType", value)
  }

  /// Sets whether the element answers to a person.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction", respondsToUserInteraction)
  }

  /// Sets the words by which a voice finds the element.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    recorded("accessibilityInputLabels", inputLabels.map { String($0) })
  }

  /// Sets the words by which a voice finds the element.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels")
  }

  /// Shows the element in large while a finger lies on it.
  public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Keeps the colours of the view from being inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", active)
  }
}
