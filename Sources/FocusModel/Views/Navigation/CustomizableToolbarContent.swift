// SPDX-License-Identifier: Apache-2.0

/// Part of a toolbar that a person may rearrange.
///
/// Nobody rearranges a toolbar here: the items stand as an app gives them.
///
/// Source: <https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent>
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
extension _TupleContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets what a person may do with the items.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Sets how the items stand before a person has changed anything.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

/// What a person may do with the items of a toolbar.
public struct ToolbarCustomizationBehavior: NamedValue {
  let name: String

  /// Take them out and put them elsewhere.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Put them elsewhere.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How the items of a toolbar take part in a person's changes.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They are always there.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

extension View {
  /// Adds items that a person may rearrange to the toolbar of the window, page or sheet.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
