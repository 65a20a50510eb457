// SPDX-License-Identifier: Apache-2.0

// An animation through phases rests in its first phase: the content of that phase is live, and
// the others never come.

nonisolated extension View {
  /// Animates the view through phases again and again.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    firstPhase(of: phases, content: content).recorded("phaseAnimator")
  }

  /// Animates the view through phases when a value changes.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    firstPhase(of: phases, content: content).recorded("phaseAnimator")
  }

  @ViewBuilder private func firstPhase<Phase, V: View>(
    of phases: some Sequence<Phase>, content: (PlaceholderContentView<Self>, Phase) -> V
  ) -> some View {
    if let phase = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(content: self), phase)
    } else {
      self
    }
  }
}
