// SPDX-License-Identifier: Apache-2.0

extension RecordedSession {
  /// The session that the README shows a picture of: what is cloned, described and pushed, each in the
  /// window that has focus.
  public static let tour = [
    Step(prompt: "1 scratch>", typed: ":clone! url=../server/notes.git"),
    Step(prompt: "2 notes>", typed: ":add-change! description='Say hello'"),
    Step(prompt: "2 notes>", typed: ":push!"),
    Step(prompt: "2 notes>", typed: "@1 :edit"),
    Step(prompt: describing, typed: ":windows"),
    Step(prompt: describing),
  ]

  /// The prompt with the value of its field, which is drawn after it.
  private static let describing =
    "1 scratch [sheet editChangeDescription] Description> Correct the guide's links"

  /// The session that the documentation tells of: somebody who has read nothing.
  public static let newcomer = [
    Step(prompt: "1 scratch>", typed: ":describe"),
    Step(prompt: "1 scratch>", typed: ":clone"),
    Step(prompt: "1 scratch [sheet clone] URL>", typed: "../server/notes.git"),
    Step(prompt: "1 scratch [sheet clone] Directory> notes", typed: ""),
    Step(prompt: "1 scratch [sheet clone] Branch>", typed: ""),
    Step(prompt: "2 notes>", typed: ":add-change"),
    Step(prompt: "2 notes [sheet addChange] Description>", typed: "Say hello"),
    Step(prompt: "2 notes>", typed: ":edit"),
    Step(prompt: "2 notes [sheet editChangeDescription] Description> Say hello", typed: " to all"),
    Step(prompt: "2 notes>", typed: ":push"),
    Step(prompt: "2 notes [sheet push] Remote> origin", typed: ""),
    Step(prompt: "2 notes [sheet push] Bookmark> main", typed: ""),
    Step(prompt: "2 notes [sheet push] Force> off", typed: ""),
    Step(prompt: "2 notes [sheet push] Set Upstream> off", typed: ""),
    Step(prompt: "2 notes>", typed: ":windows"),
    Step(prompt: "2 notes>"),
  ]

  /// What the newcomer's screen shows, row by row.
  ///
  /// - Parameter program: The path of the built program.
  /// - Returns: The rows.
  /// - Throws: What went otherwise than it should.
  public static func newcomerText(program: String) throws -> [String] {
    let session = try RecordedSession(program: program, columns: 120)
    return session.text(of: try session.play(newcomer))
  }

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
