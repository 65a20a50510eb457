// SPDX-License-Identifier: Apache-2.0

import FocusModel

// With a sheet up, the line that is asked for is what one of its fields holds.
extension Conversation {
  /// What is asked for now, and the field that it is asked for.
  func nextRequest() -> LineRequest {
    let step = guide.step
    asked = step
    var request = request(at: step)
    if let draft {
      (request.prefill, request.cursor, request.holdsDraft) = (draft.text, draft.cursor, true)
      self.draft = nil
    }
    return request
  }

  private func request(at step: FormStep?) -> LineRequest {
    var request = LineRequest(prompt: prompt(at: step))
    request.answersEscape = shell.session.keyWindow?.presentations.isEmpty == false
    guard let step else { return request }
    request.kind = step.isSecret ? .secret : .field
    request.prefill = step.isSecret ? "" : step.text
    request.choices = step.choices
    request.isMultiline = step.element.role == .textEditor
    return request
  }

  /// What is asked for after something has happened while a line was asked for.
  ///
  /// What has been typed into a field stays meant for that field, as long as it is there.
  func renewedRequest() -> LineRequest {
    guard editor.isTyping, let asked else { return nextRequest() }
    return request(at: guide.current(asked) ?? guide.step)
  }

  /// What the dialog that is up says beside its field.
  var hint: String? {
    guard let dialog = shell.session.keyWindow?.presentations.last else { return nil }
    return FormText.hint(dialog, at: guide.step)
  }

  /// The length of secrets that are looked for in all that is printed: a shorter one would be found in
  /// words that have nothing to do with it.
  private static let shortestMasked = 4

  // MARK: - What is typed

  /// Takes what was typed into a field, and goes on as Return does: to the next field, and in the last
  /// one to the default button.
  func enter(_ typed: String, at step: FormStep) async {
    guard let here = present(step, or: EditedLine(typed)) else { return }
    guard await fill(here, with: typed, entering: !here.isLast) else { return }
    move(from: here, by: 1)
    if here.isLast { await run(.verb(.return, at: ByteRange(at: 0))) }
  }

  /// Carries out a key that does not edit the line.
  func press(_ key: LineKey, with line: EditedLine) async {
    switch key {
    case .nextField: await leave(line, by: 1)
    case .previousField: await leave(line, by: -1)
    case .cancel: await cancel(line)
    case .openEditor: await edit(line)
    case .action(let action): await perform(action, amid: line)
    }
  }

  private func leave(_ line: EditedLine, by distance: Int) async {
    guard let asked, !LineRequest.isCommand(line.text) else {
      draft = line
      return
    }
    guard let here = present(asked, or: line) else { return }
    if await fill(here, with: line.text, entering: false) { move(from: here, by: distance) }
  }

  /// The field as it is now; where it cannot be filled in, what was typed waits to be typed elsewhere or
  /// later.
  private func present(_ step: FormStep, or line: EditedLine) -> FormStep? {
    if let here = guide.current(step) { return here }
    if !step.isSecret { draft = line }
    let (code, what): (ErrorCode, String) =
      guide.isDisabled(step) ? (.disabled, "is disabled now") : (.notFound, "has gone")
    tell(
      LineError(code, "\(named(step.field.query.label)) \(what); nothing was typed into it."))
    return nil
  }

  /// Keeps a text that was typed and refused because its field is disabled, to be typed when it no longer is.
  func keep(_ text: String, of statement: Statement, refusedBy error: LineError?) {
    if case .text = statement, error?.code == .disabled { draft = EditedLine(text) }
  }

  /// Gives a field what was typed; where it does not take it, that stays to be corrected.
  ///
  /// - Returns: Whether the field holds what was typed.
  func fill(_ step: FormStep, with typed: String, entering: Bool) async -> Bool {
    if step.isSecret, typed.count >= Self.shortestMasked { secrets.insert(typed) }
    let telling = step.isSecret ? Telling.nothingWritten : .allButFocus
    do throws(LineError) {
      let statement = try statement(step, typed, entering: entering)
      if await run(statement, telling: telling) == nil { return true }
    } catch {
      tell(error)
    }
    if !step.isSecret { draft = EditedLine(typed) }
    var result = LineResult()
    guide.stay(at: step, into: &result)
    return false
  }

  private func statement(
    _ step: FormStep, _ typed: String, entering: Bool
  ) throws(LineError) -> Statement {
    let isChanged = step.isChanged(by: typed)
    if entering, step.element.takesText, step.element.isFocused, isChanged || !step.isSecret {
      return step.entering(typed)
    }
    return isChanged ? try step.setting(typed) : .empty
  }

  private func move(from step: FormStep, by distance: Int) {
    var result = LineResult()
    guide.move(from: step, by: distance, into: &result)
  }

  // MARK: - Escape and the editor

  /// Ends the dialog; what was being typed comes back with the yank key where its field has gone.
  private func cancel(_ line: EditedLine) async {
    let isCommand = LineRequest.isCommand(line.text)
    let field = isCommand ? nil : asked
    let isDraft = field.map { $0.isChanged(by: line.text) } ?? !line.text.isEmpty
    await run(.verb(.escape, at: ByteRange(at: 0)))
    guard isDraft, field?.isSecret != true else { return }
    guard let field else {
      draft = line
      return
    }
    if guide.current(field) != nil {
      draft = line
      return
    }
    editor.keep(line.text)
    print(["What was typed is kept: ctrl+y brings it back."])
  }

  /// Has the text edited in the person's own editor; it is not entered until they say so.
  private func edit(_ line: EditedLine) async {
    draft = line
    guard asked?.isSecret != true else {
      draft = nil
      return
    }
    do throws(ExternalEditor.Failure) {
      let program = try ExternalEditor()
      let edited = try await editor.lendTerminal {
        () async -> Result<String, ExternalEditor.Failure> in
        do throws(ExternalEditor.Failure) {
          return .success(try await program.edit(line.text))
        } catch {
          return .failure(error)
        }
      }.get()
      draft = EditedLine(edited)
    } catch {
      tell(LineError(.operation, error.message))
    }
  }
}
