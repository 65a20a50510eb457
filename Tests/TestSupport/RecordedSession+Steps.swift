// SPDX-License-Identifier: Apache-2.0

extension RecordedSession {
  /// The session that the README shows a picture of: what is cloned, described and pushed, each in the
  /// window that has focus.
  public static let tour = [
    Step(prompt: "1 scratch>", typed: ":clone! url=../server/notes.git"),
    Step(prompt: "2 notes>", typed: ":add-change! description='Say hello'"),
    Step(prompt: "2 notes>", typed: ":push!"),
    Step(prompt: "2 notes>", typed: "@1 :edit"),
    Step(prompt: "1 scratch [sheet editChangeDescription]", typed: ":windows"),
    Step(prompt: "1 scratch [sheet editChangeDescription]", typed: ""),
  ]

  /// The picture of the tour, as an SVG file.
  ///
  /// - Parameter program: The path of the built program.
  /// - Returns: The text of the file.
  /// - Throws: What went otherwise than it should.
  public static func picture(program: String) throws -> String {
    let columns = 92
    let screen = try RecordedSession(program: program, columns: columns).play(tour)
    return TerminalPicture(of: screen.styledRows, columns: columns, title: "focus-shell").svg
  }
}
