// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A view that ends itself with `dismiss` where no SwiftUI presentation is around it.
///
/// Seen: <https://github.com/pluk-inc/Pluk/issues/129>. There AppKit had put the view into a sheet of its
/// own, which `dismiss` does not know: a hosting view has an environment of its own, in which `dismiss`
/// does nothing. Here the view is given such an environment.
@MainActor @Suite("Case: dismiss without a presentation")
struct DismissOutsideCase {
  fileprivate struct Panel: View {
    let close: (() -> Void)?
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(isPresented ? "presented" : "not presented")
      Button("Cancel") { if let close { close() } else { dismiss() } }
    }
  }

  fileprivate struct PanelWindow: View {
    let hasCallback: Bool
    @State private var isPanelShown = true

    var body: some View {
      NavigationStack {
        Text("content")
        if isPanelShown {
          Panel(close: hasCallback ? { isPanelShown = false } : nil)
            .environment(\.self, EnvironmentValues())
        }
      }
    }
  }

  private struct PanelApp: App {
    var hasCallback = false
    var body: some Scene { WindowGroup { PanelWindow(hasCallback: hasCallback) } }
  }

  @Test("S24, E9: dismiss does not reach what was not presented by SwiftUI; the panel stays")
  func seen() throws {
    let app = AppDriver(PanelApp())
    #expect(app.texts == ["content", "not presented"])
    try app.press("Cancel")
    #expect(app.texts == ["content", "not presented"])
  }

  @Test("S24: a callback of whoever shows the view ends it")
  func wanted() throws {
    let app = AppDriver(PanelApp(hasCallback: true))
    try app.press("Cancel")
    #expect(app.texts == ["content"])
  }
}
