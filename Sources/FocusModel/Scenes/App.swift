// SPDX-License-Identifier: Apache-2.0

/// An app: its scenes and what they share.
///
/// Source: <https://developer.apple.com/documentation/swiftui/app>
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// The app's name: that of its type, in words, without "App" at the end; Xcode writes what is no letter in
  /// a name as an underscore.
  package static var displayName: String {
    let type = String(describing: Self.self).prefix { $0 != "<" }
    let name = type.hasSuffix("App") && type.count > 3 ? type.dropLast(3) : type
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(character == "_" ? " " : character)
    }
    return words
  }

  /// Makes the root of the app's graph.
  static func makeRoot(_ app: Self, in session: Session) -> _Node {
    let context = _NodeContext(graph: session.appGraph, environment: session.appPlace)
    return ComposedNode(app, in: context) { node in node.run { node.value.body } }
  }
}
