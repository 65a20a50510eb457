// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The dialog in which a person says where a file is: a path in a field.
struct FilePanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var path: String
  let title: String
  let action: String
  /// Whether each line of the text is a path of its own.
  let isForSeveral: Bool
  let onCompletion: ([URL]) -> Void
  let onCancellation: () -> Void

  init(
    title: String, action: String, path: String = "", isForSeveral: Bool = false,
    onCompletion: @escaping ([URL]) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.title = title
    self.action = action
    _path = State(initialValue: path)
    self.isForSeveral = isForSeveral
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }

  var body: some View {
    Form {
      TextField("Path", text: $path)
      Button("Cancel", role: .cancel) {
        dismiss()
        onCancellation()
      }
      .keyboardShortcut(.cancelAction)
      Button(action) {
        dismiss()
        onCompletion(urls)
      }
      .keyboardShortcut(.defaultAction)
      .disabled(urls.isEmpty)
    }
    .navigationTitle(title)
  }

  private var urls: [URL] {
    let paths = isForSeveral ? path.split(whereSeparator: \.isNewline) : [path[...]]
    return paths.filter { !$0.isEmpty }.map { URL(filePath: String($0)) }
  }
}
