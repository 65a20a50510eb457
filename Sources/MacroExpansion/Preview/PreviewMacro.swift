// SPDX-License-Identifier: Apache-2.0

/// The expansion of `#Preview` and `@Previewable`.
///
/// There is no canvas to show a preview in, so nothing is made of one. The compiler checks its
/// body all the same, as the argument that it is.
enum PreviewMacro {
  static let nothing = PluginAnswer.expandMacroResult(expandedSource: "", diagnostics: [])
}
