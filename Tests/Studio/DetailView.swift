// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A view with a sheet that can take the view itself away.
struct DetailView: View {
  @Environment(Library.self) private var library
  @Binding var hasDetail: Bool
  @State private var isUp = false

  var body: some View {
    Wishes(isUp ? "detail" : nil)
    Button("Show Detail") { isUp = true }
      .sheet(isPresented: $isUp, onDismiss: library.ledger.counting("detail")) {
        Form {
          Wishes()
          Button("Remove Detail") { hasDetail = false }
          Button("Done") { isUp = false }.keyboardShortcut(.defaultAction)
          Button("Cancel", role: .cancel) { isUp = false }.keyboardShortcut(.cancelAction)
        }
        .navigationTitle("Detail")
      }
  }
}
