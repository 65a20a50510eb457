// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Carries out an action that a program asks for, as the line does that stands for it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - limit: How long to wait for tasks; nil does not wait.
  /// - Returns: What the action gave.
  func run(_ action: UserAction, waiting limit: Duration?) async -> LineResult {
    await collect { (result) async throws(LineError) in
      self.beginStep()
      do throws(LineError) {
        try await self.carryOut(action, settling: limit, into: &result)
      } catch {
        self.endStep(.action(action), error)
        throw error
      }
      self.endStep(.action(action), nil)
    }
  }

  private func carryOut(
    _ action: UserAction, settling limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    guard let limit else { return try perform(action, into: &result) }
    let confirmation = action.pressingStatement.flatMap { self.confirmation(by: $0) }
    try await settling(limit, confirmation, into: &result) { (result) async throws(LineError) in
      try self.perform(action, into: &result)
    }
  }
}

extension UserAction {
  /// The statement by which the same button is pressed, where the action may press a default button.
  fileprivate var pressingStatement: Statement? {
    let none = ByteRange(at: 0)
    switch self {
    case .confirm, .pressKey(.defaultAction): return .verb(.return, at: none)
    case .press(let query): return .verb(.press(ControlLabel(query.label)), at: none)
    default: return nil
    }
  }
}
