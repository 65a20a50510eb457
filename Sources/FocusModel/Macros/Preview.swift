// SPDX-License-Identifier: Apache-2.0

/// Declares a preview, whose body is checked and never shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FocusModelMacros", type: "PreviewMacro")

/// Declares a preview with traits, whose body is checked and never shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FocusModelMacros", type: "PreviewMacro")

/// Marks a variable with state of its own in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FocusModelMacros", type: "PreviewableMacro")

/// The space of names for what previews are described with.
public enum Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}
}
