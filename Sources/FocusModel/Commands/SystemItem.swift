// SPDX-License-Identifier: Apache-2.0

/// A standard item of the menu bar, which acts on the app and its windows. // M4
@MainActor
struct SystemItem {
  let name: String
  let title: String
  var shortcut: KeyboardShortcut?
  let isEnabled: (Session) -> Bool
  let action: (Session) -> Void
  /// The title now, where it changes with what the item would do.
  var titleNow: ((Session) -> String)?
  /// Why the item is disabled when it is.
  var reason: String?

  init(
    _ name: String, _ title: String, _ shortcut: KeyboardShortcut? = nil,
    isEnabled: @escaping (Session) -> Bool = { _ in true }, action: @escaping (Session) -> Void
  ) {
    self.name = name
    self.title = title
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The item with the reason for which it is disabled when it is.
  func disabled(because reason: String) -> SystemItem {
    var item = self
    item.reason = reason
    return item
  }
}
