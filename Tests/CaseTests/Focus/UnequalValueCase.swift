// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Published values that are never equal to the ones before, so that menus are made again on each pass.
///
/// Seen: <https://github.com/onevcat/Prowl/pull/414>, closures that made an open menu flicker, and
/// <https://github.com/Shpigford/chops/pull/28>, a fresh value that made the layout go round without end.
@MainActor @Suite("Case: a focused value that never equals itself")
struct UnequalValueCase {
  @MainActor
  fileprivate final class Count {
    private(set) var menuBodies = 0
    func add() { menuBodies += 1 }
  }

  /// An action that is the same as long as what it acts on is.
  fileprivate struct Action: Equatable {
    let token: String
    let run: () -> Void

    nonisolated static func == (left: Action, right: Action) -> Bool { left.token == right.token }
  }

  // MARK: - A menu that is made again

  fileprivate struct WorkWindow: View {
    @State private var ticks = 0

    var body: some View {
      Button("Tick") { ticks += 1 }
      Text("\(ticks)")
        .focusedSceneValue(\.archive, { ticks = 0 })
        .focusedSceneValue(\.archiveAction, Action(token: "archive") { ticks = 0 })
    }
  }

  fileprivate struct ClosureCommands: Commands {
    let count: Count
    @FocusedValue(\.archive) private var archive

    var body: some Commands {
      let _ = count.add()
      CommandMenu("Work") { Button("Archive") { archive?() }.disabled(archive == nil) }
    }
  }

  fileprivate struct ActionCommands: Commands {
    let count: Count
    @FocusedValue(\.archiveAction) private var archive

    var body: some Commands {
      let _ = count.add()
      CommandMenu("Work") { Button("Archive") { archive?.run() }.disabled(archive == nil) }
    }
  }

  private struct ClosureApp: App {
    let count = Count()
    var body: some Scene { WindowGroup { WorkWindow() }.commands { ClosureCommands(count: count) } }
  }

  private struct ActionApp: App {
    let count = Count()
    var body: some Scene { WindowGroup { WorkWindow() }.commands { ActionCommands(count: count) } }
  }

  private func menuBodies(_ count: Count, in app: AppDriver) throws -> Int {
    let before = count.menuBodies
    for _ in 1...5 { try app.press("Tick") }
    let bodies = count.menuBodies - before
    try app.menu("Work", "Archive")
    #expect(app.texts == ["0"])
    return bodies
  }

  @Test("F21: a published closure makes the menu's body run at each pass of the window's")
  func closuresSeen() throws {
    let seen = ClosureApp()
    #expect(try menuBodies(seen.count, in: AppDriver(seen)) == 5)
  }

  @Test("F21: a value that is compared by a token leaves the menu alone")
  func closuresWanted() throws {
    let wanted = ActionApp()
    #expect(try menuBodies(wanted.count, in: AppDriver(wanted)) == 0)
  }

  // MARK: - A window that goes round

  fileprivate final class Library {
    let count: Int
    init(count: Int) { self.count = count }
  }

  /// Reads what it publishes, so that a new object at each pass asks for another pass.
  fileprivate struct LoopingWindow: View {
    @FocusedValue(\.library) private var library
    @State private var isLooping = false

    var body: some View {
      Button("Begin") { isLooping = true }
      Text("library of \(library?.count ?? 0)")
        .focusedSceneValue(\.library, isLooping ? Library(count: 3) : nil)
    }
  }

  fileprivate struct StableWindow: View {
    @FocusedValue(\.library) private var library
    @State private var own = Library(count: 3)
    @State private var isLooping = false

    var body: some View {
      Button("Begin") { isLooping = true }
      Text("library of \(library?.count ?? 0)").focusedSceneValue(\.library, isLooping ? own : nil)
    }
  }

  private struct LoopingApp: App {
    var body: some Scene { WindowGroup { LoopingWindow() } }
  }

  private struct StableApp: App {
    var body: some Scene { WindowGroup { StableWindow() } }
  }

  @Test("F21: a fresh value at each pass of its own reader is stopped and reported as a loop")
  func loopSeen() throws {
    let app = AppDriver(LoopingApp())
    try app.press("Begin")
    #expect(app.issues.map(\.kind) == [.updateLoop])
    #expect(app.texts == ["library of 3"])
  }

  @Test("F21: a value that stays the same settles at once")
  func loopWanted() throws {
    let app = AppDriver(StableApp())
    try app.press("Begin")
    #expect(app.issues.isEmpty)
    #expect(app.texts == ["library of 3"])
  }
}

extension FocusedValues {
  @Entry fileprivate var archive: (() -> Void)?
  @Entry fileprivate var archiveAction: UnequalValueCase.Action?
  @Entry fileprivate var library: UnequalValueCase.Library?
}
