// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A command that is switched off by a copy of the flag that says whether a sheet is up.
///
/// Seen: <https://github.com/kenn-io/ghosthub/pull/109>: the copy was not followed, and the item was off or on
/// at the wrong time; looking when the command runs cured it.
@MainActor @Suite("Case: a copied flag in commands")
struct MirroredFlagCase {
  @MainActor
  fileprivate final class Mirror {
    var isSheetUp = false
  }

  fileprivate struct WorkWindow: View {
    let mirror: Mirror
    @State private var isSheetUp = false
    @State private var runs = 0

    var body: some View {
      Text("ran \(runs)")
      Button("Show") { isSheetUp = true }
        .sheet(isPresented: $isSheetUp) {
          Button("Done") { isSheetUp = false }
            .onAppear { mirror.isSheetUp = true }
            .onDisappear { mirror.isSheetUp = false }
        }
        .focusedSceneValue(\.runs, $runs)
    }
  }

  fileprivate struct RunCommands: Commands {
    let mirror: Mirror
    let checksWhenRun: Bool
    @FocusedBinding(\.runs) private var runs

    var body: some Commands {
      CommandMenu("Work") {
        Button("Run") { if !checksWhenRun || !mirror.isSheetUp { runs? += 1 } }
          .disabled(!checksWhenRun && mirror.isSheetUp)
      }
    }
  }

  private struct WorkApp: App {
    var checksWhenRun = false
    private let mirror = Mirror()

    var body: some Scene {
      WindowGroup { WorkWindow(mirror: mirror) }
        .commands { RunCommands(mirror: mirror, checksWhenRun: checksWhenRun) }
    }
  }

  private func textsBehindSheet(_ app: WorkApp) throws -> [String]? {
    let driver = AppDriver(app)
    try driver.press("Show")
    try driver.menu("Work", "Run")
    return driver.windows.first?.content.texts
  }

  @Test("F18: the item stays on although the copied flag says that a sheet is up")
  func seen() throws {
    #expect(try textsBehindSheet(WorkApp()) == ["ran 1"])
  }

  @Test("F18: the flag is right when the command looks at it as it runs")
  func wanted() throws {
    #expect(try textsBehindSheet(WorkApp(checksWhenRun: true)) == ["ran 0"])
  }
}

extension FocusedValues {
  @Entry fileprivate var runs: Binding<Int>?
}
