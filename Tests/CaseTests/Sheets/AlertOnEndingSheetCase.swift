// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// An alert for a failure, attached to the progress sheet that ends with it.
///
/// Seen: <https://github.com/TableProApp/TablePro/pull/2319>, an alert that was there for milliseconds, and
/// <https://github.com/pointfreeco/swift-composable-architecture/issues/1991>, on iOS, an alert that was
/// lost because it was asked for in the change that ended the sheet.
@MainActor @Suite("Case: an alert as a sheet ends")
struct AlertOnEndingSheetCase {
  fileprivate struct ProgressSheet: View {
    @Binding var isWorking: Bool
    @State private var hasFailed = false

    var body: some View {
      Button("Fail") {
        hasFailed = true
        isWorking = false
      }
      .alert("Import Failed", isPresented: $hasFailed) {}
    }
  }

  fileprivate struct AttachedWindow: View {
    @State private var isWorking = false

    var body: some View {
      Button("Import") { isWorking = true }
        .sheet(isPresented: $isWorking) { ProgressSheet(isWorking: $isWorking) }
    }
  }

  /// Asks for the alert on the window, in the change that ends the sheet or when it has ended.
  fileprivate struct WindowAlert: View {
    let waitsForSheet: Bool
    @State private var isWorking = false
    @State private var isFailing = false
    @State private var hasFailed = false

    var body: some View {
      Button("Import") { isWorking = true }
        .sheet(isPresented: $isWorking, onDismiss: { if isFailing { hasFailed = true } }) {
          Button("Fail") {
            if waitsForSheet { isFailing = true } else { hasFailed = true }
            isWorking = false
          }
        }
        .alert("Import Failed", isPresented: $hasFailed) {}
    }
  }

  private struct AttachedApp: App {
    var body: some Scene { WindowGroup { AttachedWindow() } }
  }

  private struct WindowAlertApp: App {
    var waitsForSheet = true
    var body: some Scene { WindowGroup { WindowAlert(waitsForSheet: waitsForSheet) } }
  }

  private func fail(_ app: some App, _ policies: Policies = Policies()) throws -> AppDriver {
    let driver = AppDriver(app, policies: policies)
    try driver.press("Import")
    try driver.press("Fail")
    return driver
  }

  @Test("S15: an alert on the ending sheet goes with it")
  func seen() throws {
    #expect(try fail(AttachedApp()).presented == [])
  }

  @Test("S8: asked for on the window when the sheet has ended, the alert is up")
  func wanted() throws {
    let app = try fail(WindowAlertApp())
    #expect(app.alert?.title == "Import Failed")
    try app.press("OK")
    #expect(app.presented == [])
  }

  @Test(
    "S12, S35: where sheets do not wait, asked for in the change that ends the sheet it is lost")
  func lost() throws {
    var policies = Policies()
    policies.presentationsWait = false
    let app = try fail(WindowAlertApp(waitsForSheet: false), policies)
    #expect(app.alert == nil)
    #expect(app.issues.map(\.kind) == [.lostPresentation])
    #expect(try fail(WindowAlertApp(), policies).alert?.title == "Import Failed")
  }

  @Test("S20: asked for in the change that ends the sheet, what ends makes room for it on macOS")
  func inOneChange() throws {
    #expect(try fail(WindowAlertApp(waitsForSheet: false)).alert?.title == "Import Failed")
  }
}
