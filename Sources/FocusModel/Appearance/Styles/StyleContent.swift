// SPDX-License-Identifier: Apache-2.0

/// The part of a control that a style is told about.
///
/// The control's own label and content are in the tree already, so the part shows nothing more.
public struct _StyleContent {}

extension _StyleContent: View {
  /// Nothing more.
  public var body: some View { EmptyView() }
}
