// SPDX-License-Identifier: Apache-2.0

/// The state of one form: what is typed into it, and whether that will do.
///
/// The sheet to show says which form is up; the form's editor is made by presenting it, so that
/// there is no form without its data, and says when the form is done.
protocol Editor: CustomStringConvertible {
  /// The title of the form.
  static var title: String { get }
  /// The title of the button that does it.
  static var action: String { get }
  /// What is being done while it is done.
  static var activity: String { get }
  /// Whether the form is in use; only `present` and `dismiss` of an editor change it.
  var isPresented: Bool { get }
  /// Why it cannot be done as it stands, or nil if it can.
  var problem: String? { get }
  /// Why it was not done when it was tried the last time.
  var failure: RepositoryError? { get set }
  /// What a person has typed and chosen, by label.
  var draft: KeyValuePairs<String, String> { get }
  /// Ends the form.
  mutating func dismiss()
}

extension Editor {
  var description: String {
    let fields = draft.map { "\($0): \($1)" }.joined(separator: ", ")
    let state = isPresented ? "presented" : "dismissed"
    return "\(state)(\(fields))" + (failure.map { ", failed: \($0.summary)" } ?? "")
  }
}
