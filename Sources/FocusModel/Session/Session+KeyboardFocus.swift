// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// The surface that takes keys: the front one of the key window.
  var keySurface: Surface? { windows.key?.frontSurface }

  /// The field that has keyboard focus.
  var focusedField: (any TextInput)? { keySurface?.focused as? any TextInput }

  /// The field that has keyboard focus and whose text a person can change now.
  var editableField: (any TextInput)? { focusedField.flatMap { $0.isEnabled ? $0 : nil } }

  /// Gives the field of a surface that comes up keyboard focus that prefers it, else the first one.
  func focusFirstField(of surface: Surface) {
    guard policies.firstFieldHasFocus else { return }
    let field = surface.root?.first {
      $0.traits.contains(.textInput) && $0.isEnabled && !$0.environmentValues.isSearchField
    }
    guard let field else { return }
    setFocus(surface.preferredField() ?? field, in: surface)
  }

  /// Moves keyboard focus inside a surface.
  func setFocus(_ node: _Node?, in surface: Surface) {
    guard surface.focused !== node else { return }
    (surface.focused as? any FocusTarget)?.focusStatus?.set(false)
    surface.focused = node
    (node as? any FocusTarget)?.focusStatus?.set(true)
    isAllSelected = false
    focus.surfacesDidChange(in: surface.window)
    record(.focusMoved(label: node?.focusLabel, window: surface.window.number))
    surface.focusDidMove()
  }

  /// Moves keyboard focus to the next or previous field of the front surface, around the end.
  ///
  /// - Returns: Whether there is a field to move to.
  @discardableResult
  func moveFocus(_ direction: UserAction.Direction) -> Bool {
    guard let surface = keySurface, let root = surface.root else { return false }
    let fields = root.visibleNodes { $0.takesFocus && $0.isEnabled }
    guard !fields.isEmpty else { return false }
    let index = fields.firstIndex { $0 === surface.focused }
    let step = direction == .next ? 1 : fields.count - 1
    let next =
      index.map { ($0 + step) % fields.count } ?? (direction == .next ? 0 : fields.count - 1)
    setFocus(fields[next], in: surface)
    return true
  }

  /// Runs what Return in the focused field starts.
  func submitFocusedField() {
    guard let surface = keySurface, let field = surface.focused else { return }
    let trigger: SubmitTriggers = field.environmentValues.isSearchField ? .search : .text
    for submit in field.environmentValues.submitActions where submit.triggers.contains(trigger) {
      submit.action()
    }
  }

  // MARK: - Pasteboard

  func copyText() { pasteboard = editableField?.text ?? pasteboard }

  func cutText() {
    copyText()
    deleteText()
  }

  func pasteText() {
    guard let field = editableField else { return }
    field.setText(isAllSelected ? pasteboard : field.text + pasteboard)
    isAllSelected = false
  }

  /// Whether Select All has something to select: the text of a field or the rows of a list.
  var canSelectAll: Bool { editableField != nil || focusedRows != nil }

  /// Selects every row of the list, or the whole text of the field, so that what is pasted takes its place.
  func selectAll() { isAllSelected = !(focusedRows?.selectAll() ?? false) }

  private var focusedRows: (any SelectableRows)? { keySurface?.focused as? any SelectableRows }

  func deleteText() { editableField?.setText("") }
}

extension Surface {
  /// Takes keyboard focus out of a page that is covered now, to the first field of the page that is shown.
  func pageDidChange() {
    guard isUp else { return }
    let session = window.graph.session
    if let focused, !isShown(focused) { session.setFocus(nil, in: self) }
    if focused == nil { session.focusFirstField(of: self) }
  }

  private func isShown(_ node: _Node) -> Bool {
    root?.first { $0 === node } != nil
  }

  /// Forgets a field that goes while it has keyboard focus.
  func fieldDidGo(_ node: _Node) {
    guard focused === node else { return }
    focused = nil
    window.graph.publishedValuesDidChange()
    guard !focusBinders.isEmpty || window.graph.hasFocusBinders else { return }
    window.graph.session.afterUpdate { self.focusDidMove() }
  }
}

extension _Node {
  /// The nodes that a person sees at or below this one and that satisfy `matches`, in order.
  func visibleNodes(where matches: (_Node) -> Bool) -> [_Node] {
    var found: [_Node] = []
    _ = first { node in
      if matches(node) { found.append(node) }
      return false
    }
    return found
  }
}
