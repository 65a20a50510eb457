// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension View {
  /// Runs an action when the app is asked to open an address and this view's window is to take it.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

/// A modifier that takes addresses which the app is asked to open.
public struct _OpenURLModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let action: (URL) -> Void

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    OpenURLNode(view, in: context)
  }
}

/// A node that takes addresses.
@MainActor
private protocol URLHandler: _Node {
  func take(_ url: URL)
}

private final class OpenURLNode<Content: View>:
  ModifierNode<Content, _OpenURLModifier>, URLHandler
{
  init(_ view: ModifiedContent<Content, _OpenURLModifier>, in context: _NodeContext) {
    super.init(view, in: context)
  }

  func take(_ url: URL) { modifier.action(url) }
}

extension Session {
  /// Hands an address to the frontmost window with views that take addresses, which comes forward.
  ///
  /// - Returns: Whether there is one.
  func handOver(_ url: URL) -> Bool {
    for window in windows.frontToBack {
      let handlers =
        window.surface.root?.visibleNodes { $0 is any URLHandler }
        .compactMap { $0 as? any URLHandler } ?? []
      if handlers.isEmpty { continue }
      bringForward(window)
      for handler in handlers { handler.take(url) }
      return true
    }
    return false
  }
}
