// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What the views of ``RowsApp`` hand out, so that a menu command reaches their state without a search.
@MainActor
enum Handles {
  static var rows = 0
  static var root: Binding<Int>?
  static var row: Binding<Int>?
  static var bodies = 0
}

/// One window with many views: a stack of rows, each a view with state and one text.
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      if Handles.rowsStandApart { RootWithRowsApart() } else { RootWithRowsInside() }
    }
    .commands {
      CommandMenu("Change") {
        Button("Row") { Handles.row?.wrappedValue += 1 }
        Button("Root") { Handles.root?.wrappedValue += 1 }
      }
    }
  }
}

extension Handles {
  /// Keeps the binding to the root's state.
  static func keep(_ binding: Binding<Int>) { root = binding }

  /// Whether the rows are a child view of their own, which is equal when only the root's state changes.
  static var rowsStandApart = true
}

private struct RootWithRowsApart: View {
  @State private var count = 0

  var body: some View {
    let _ = Handles.keep($count)
    VStack {
      Text("\(count)")
      Rows(count: Handles.rows)
    }
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    ForEach(0..<count) { number in RowView(number: number) }
  }
}

private struct RootWithRowsInside: View {
  @State private var count = 0

  var body: some View {
    let _ = Handles.keep($count)
    VStack {
      Text("\(count)")
      ForEach(0..<Handles.rows) { number in RowView(number: number) }
    }
  }
}

private struct RowView: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    let _ = handOut()
    Text("\(count)")
  }

  private func handOut() {
    Handles.bodies += 1
    if number == Handles.rows / 2 { Handles.row = $count }
  }
}
