// SPDX-License-Identifier: Apache-2.0

/// Where a toolbar item stands.
///
/// Source: <https://developer.apple.com/documentation/swiftui/toolbaritemplacement>
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the leading edge.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The first action of the page.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Further actions of the page.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Information about the page.
  public static let status = ToolbarItemPlacement(name: "status")
  /// What confirms a dialog. // S28
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What cancels a dialog. // S28
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What destroys something. // S28
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The bar at the top, leading.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The bar at the top, trailing.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// The bar at the top, leading, as it was called before.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The bar at the top, trailing, as it was called before.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")

  /// A bar below the toolbar, by an identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar(id: \(id))")
  }

  /// What a button in this place does in its dialog.
  var action: Element.ActionRole? {
    switch self {
    case .confirmationAction: .default
    case .cancellationAction: .cancel
    case .destructiveAction: .destructive
    default: nil
    }
  }
}

/// The place in a toolbar that controls here stand at.
struct ToolbarPlacementKey: EnvironmentKey {
  static var defaultValue: ToolbarItemPlacement? { nil }
}

extension EnvironmentValues {
  var toolbarPlacement: ToolbarItemPlacement? {
    get { self[ToolbarPlacementKey.self] }
    set { self[ToolbarPlacementKey.self] = newValue }
  }
}

extension _Node {
  /// What a button does in its dialog by its place in a toolbar. // S28
  var toolbarAction: Element.ActionRole? {
    EnvironmentValues(scope: environment).toolbarPlacement?.action
  }
}
