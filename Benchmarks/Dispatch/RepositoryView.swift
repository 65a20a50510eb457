// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The root view of a window: publishes where to write the sheet to show, and shows it.
struct RepositoryView: View {
  @State private var sheetToShow: Sheet?

  var body: some View {
    RepositoryContent()
      .focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .addBookmark))
      .sheet(item: $sheetToShow, onDismiss: { Tally.onDismissCalls += 1 }) { sheet in
        SheetView(sheet: sheet)
      }
  }
}

/// What a window shows: thirty elements.
private struct RepositoryContent: View {
  var body: some View {
    VStack {
      RepositoryHeader()
      HStack {
        BookmarkList()
        ChangeList()
      }
      RepositoryFooter()
    }
  }
}

private struct RepositoryHeader: View {
  var body: some View {
    HStack {
      Text("Repository")
      Button("Fetch") {}
      Button("Pull") {}
      Button("Push") {}
    }
  }
}

private struct BookmarkList: View {
  var body: some View {
    List {
      ForEach(["main", "trunk", "stable", "next"], id: \.self) { name in
        Text(name)
      }
    }
  }
}

private struct ChangeList: View {
  var body: some View {
    List {
      ForEach(0..<6) { number in ChangeRow(number: number) }
    }
  }
}

private struct ChangeRow: View {
  let number: Int

  var body: some View {
    Text("Change")
    Text("Somebody")
  }
}

private struct RepositoryFooter: View {
  @State private var filter = ""

  var body: some View {
    HStack {
      TextField("Filter", text: $filter)
      Text("6 changes")
      Text("No conflicts")
    }
  }
}
