// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An app of the scenes that a test gives.
struct TestApp<Content: Scene>: App {
  let scenes: Content

  init(@SceneBuilder _ scenes: () -> Content) {
    self.scenes = scenes()
  }

  init() {
    preconditionFailure("A test makes its app with the scenes that it needs.")
  }

  var body: some Scene { scenes }
}

extension AppDriver {
  /// Starts an app of one group of windows with the content that a test gives.
  convenience init<Content: View>(
    _ policies: Policies = Policies(), @ViewBuilder showing content: @escaping () -> Content
  ) {
    self.init(TestApp { WindowGroup("Main", id: "main", content: content) }, policies: policies)
  }

  /// The rules of the faults noticed so far.
  var brokenRules: [String] { issues.map(\.rule) }
}

extension Policies {
  /// The default policies with a change.
  static func with(_ change: (inout Policies) -> Void) -> Policies {
    var policies = Policies()
    change(&policies)
    return policies
  }
}
