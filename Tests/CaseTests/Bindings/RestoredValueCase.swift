// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A window whose value is nil for a moment, in a content that counts on one.
///
/// Seen: <https://github.com/kenn-io/ghosthub/pull/50>. There the value was nil for a moment while windows
/// were restored, as it is here by a policy.
@MainActor @Suite("Case: a window without its value")
struct RestoredValueCase {
  fileprivate struct RepositoryView: View {
    @Binding var name: String
    var body: some View { Text("repository \(name)") }
  }

  /// Unwraps the value once, and goes on when it has gone.
  fileprivate struct CountingOnIt: View {
    @Binding var value: String?
    @State private var kept: Binding<String>?

    var body: some View {
      Button("Forget") { value = nil }
      if let binding = kept ?? Binding($value) {
        RepositoryView(name: binding).onAppear { kept = binding }
      }
    }
  }

  fileprivate struct Handling: View {
    @Binding var value: String?

    var body: some View {
      Button("Forget") { value = nil }
      if let value { Text("repository \(value)") } else { Text("no repository") }
    }
  }

  private struct CountingApp: App {
    var body: some Scene {
      WindowGroup("Repository", id: "repository", for: String.self) { CountingOnIt(value: $0) }
    }
  }

  private struct HandlingApp: App {
    var body: some Scene {
      WindowGroup("Repository", id: "repository", for: String.self) { Handling(value: $0) }
    }
  }

  private struct DefaultingApp: App {
    var body: some Scene {
      WindowGroup(id: "repository", for: String.self) { $name in
        Text("repository \(name)")
      } defaultValue: {
        "default"
      }
    }
  }

  private func restored(_ app: some App) -> AppDriver {
    let before = AppDriver(app)
    _ = before.session.perform(.openWindow(scene: "repository", value: "swift"))
    var policies = Policies()
    policies.restoredValuesComeLate = true
    let session = Session(app, policies: policies, opensLaunchWindow: false)
    session.restore(before.session.savedWindows)
    return AppDriver(driving: session)
  }

  @Test("B23: by the policy, content that counts on the value of a restored window reads nil once")
  func seenAtStart() throws {
    let app = restored(DefaultingApp())
    #expect(app.issues.map(\.kind) == [.lateRead])
    #expect(app.texts == ["repository swift"])
  }

  @Test(
    "B23: by the policy too, content that handles nil comes up with the value that was restored")
  func wantedAtStart() throws {
    let app = restored(HandlingApp())
    #expect(app.issues.isEmpty)
    #expect(app.texts == ["repository swift"])
  }

  @Test("B1, B23: content that holds on to the unwrapped value reads it late")
  func seen() throws {
    let app = AppDriver(CountingApp())
    try app.openWindow("repository", value: "swift")
    #expect(app.texts == ["repository swift"])
    try app.press("Forget")
    #expect(app.issues.map(\.kind) == [.lateRead])
  }

  @Test("B23, W3: content that handles nil is right with and without a value")
  func wanted() throws {
    let app = AppDriver(HandlingApp())
    #expect(app.texts == ["no repository"])
    try app.openWindow("repository", value: "swift")
    try app.press("Forget")
    #expect(app.texts == ["no repository"])
    #expect(app.issues.isEmpty)
  }

  @Test("B23: a default value stands in at once, so the binding is never without one")
  func defaultValue() throws {
    #expect(AppDriver(DefaultingApp()).texts == ["repository default"])
  }
}
