// SPDX-License-Identifier: Apache-2.0

/// A modifier that previews share, together with the context it makes for them.
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void

  /// The view around the content of a preview.
  associatedtype Body: View

  /// The content of the preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Returns the content of a preview with the context applied.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The content of a preview that a modifier is applied to.
public struct PreviewModifierContent: View {
  /// Nothing, because no preview is shown.
  public var body: some View { EmptyView() }
}
