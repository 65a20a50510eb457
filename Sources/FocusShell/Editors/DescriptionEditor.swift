// SPDX-License-Identifier: Apache-2.0

/// The state of the form that edits the newest change's description.
struct DescriptionEditor: Editor {
  static let title = "Edit Change Description"
  static let action = "Describe"
  static let activity = "Describing the change"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  var text = ""
  /// The change whose description is edited; nil where there is none.
  private(set) var change: Change?

  /// Begins with the description as it is.
  mutating func present(for change: Change?) {
    self = DescriptionEditor()
    self.change = change
    text = change?.description ?? ""
    isPresented = true
  }

  /// Begins again with another change, unless a description has been typed.
  mutating func update(for change: Change?) {
    let isUntouched = text == self.change?.description ?? ""
    if isUntouched, change != self.change { present(for: change) }
  }

  mutating func dismiss() { isPresented = false }

  var draft: KeyValuePairs<String, String> { ["Description": text] }

  var problem: String? {
    guard let change else { return "There is no change yet that could be described." }
    if let problem = DescriptionRules.problem(with: text) { return problem }
    let isSame = DescriptionRules.cleaned(text) == change.description
    return isSame ? "The description is as it was." : nil
  }
}
