// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Types a text into the field that has keyboard focus.
  ///
  /// Where none has, the text may be a command that lacks its colon.
  func type(_ text: String, into result: inout LineResult) throws(LineError) {
    do throws(LineError) {
      try perform(.enterText(text), into: &result)
    } catch {
      guard error.code == .noFocus else { throw error }
      throw LineError(
        .noFocus, "No field has keyboard focus to type into; a command begins with a colon.",
        candidates: commands(namedBy: text))
    }
  }

  /// The commands that the first word of a text names.
  private func commands(namedBy text: String) -> [String] {
    let word = text.prefix { !$0.isWhitespace }
    do throws(LineError) {
      switch try subject(of: String(word)) {
      case .item(let name): return [":" + name]
      case .verb(let verb): return [":" + verb.name]
      case .nothing: return []
      }
    } catch {
      return error.candidates.map { ":" + $0 }
    }
  }

  /// Carries out an action that a program asks for, as the line does that stands for it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - limit: How long to wait for tasks; nil does not wait.
  /// - Returns: What the action gave.
  func run(_ action: UserAction, waiting limit: Duration?) async -> LineResult {
    await run(.action(action), waiting: limit)
  }
}
