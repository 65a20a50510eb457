// SPDX-License-Identifier: Apache-2.0

/// The state of the form that records uncommitted work as a change.
struct AddChangeEditor: Editor {
  static let title = "Add Change"
  static let action = "Add"
  static let activity = "Adding the change"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  var text = ""

  /// Begins with an empty description.
  mutating func present() {
    self = AddChangeEditor()
    isPresented = true
  }

  mutating func dismiss() { isPresented = false }

  var draft: KeyValuePairs<String, String> { ["Description": text] }

  var problem: String? { DescriptionRules.problem(with: text) }
}
