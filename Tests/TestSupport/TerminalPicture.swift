// SPDX-License-Identifier: Apache-2.0

/// What a terminal shows, as an SVG picture that follows the viewer's light or dark colours.
///
/// Each run of characters is set to the width that its columns take, so that it lines up in any font.
public struct TerminalPicture {
  private let rows: [[TerminalRun]]
  private let columns: Int
  private let title: String

  private static let (cellWidth, rowHeight) = (8.4, 19.0)
  private static let margin = 18.0
  /// The height of the bar with the window's title.
  private static let bar = 34.0

  /// Takes the picture of a screen.
  ///
  /// - Parameters:
  ///   - rows: What it shows.
  ///   - columns: Its width.
  ///   - title: What the picture is of, in the bar above it and for those who cannot see it.
  public init(of rows: [[TerminalRun]], columns: Int, title: String) {
    self.rows = rows
    self.columns = columns
    self.title = title
  }

  /// The text of the SVG file.
  public var svg: String {
    let columnsWidth = Double(columns) * Self.cellWidth + 2 * Self.margin
    let rowsHeight = Self.bar + Double(rows.count) * Self.rowHeight + Self.margin
    let (width, height) = (Self.number(columnsWidth), Self.number(rowsHeight))
    let name = Self.escaped(title)
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \#(width) \#(height)" "#
          + #"width="\#(width)" role="img" aria-label="\#(name)">"#,
        "<title>\(name)</title>", "<style>", Self.style, "</style>",
        #"<rect class="page" width="\#(width)" height="\#(height)" rx="9"/>"#,
        #"<text class="bar" x="\#(Self.number(columnsWidth / 2))" y="22" text-anchor="middle">\#(name)</text>"#,
      ] + rows.enumerated().flatMap { row, runs in runs.compactMap { text(of: $0, row: row) } }
      + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A run without the blanks around it, which some viewers drop.
  private func text(of run: TerminalRun, row: Int) -> String? {
    let text = run.text.drop { $0 == " " }
    guard let end = text.lastIndex(where: { $0 != " " }) else { return nil }
    let shown = String(text[...end])
    let column = run.column + run.text.count - text.count
    let x = Self.number(Self.margin + Double(column) * Self.cellWidth)
    let y = Self.number(Self.bar + Double(row) * Self.rowHeight + 14)
    let length = Self.number(Double(shown.unicodeScalars.count) * Self.cellWidth)
    return #"<text\#(Self.classes(of: run.style)) x="\#(x)" y="\#(y)" textLength="\#(length)">"#
      + Self.escaped(shown) + "</text>"
  }

  private static func classes(of style: TerminalStyle) -> String {
    let names =
      (style.isBold ? ["bold"] : []) + (style.isFaint ? ["faint"] : [])
      + (style.isUnderlined ? ["underlined"] : []) + (style.color.map { ["c\($0)"] } ?? [])
    return names.isEmpty ? "" : #" class="\#(names.joined(separator: " "))""#
  }

  /// A coordinate to a tenth, the same on every machine.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      white-space: pre; fill: #24292f }
    .page { fill: #f6f8fa; stroke: #d0d7de }
    .bar { font: 13px system-ui, sans-serif; fill: #57606a }
    .bold { font-weight: bold } .faint { fill: #6e7781 } .underlined { text-decoration: underline }
    .c1 { fill: #cf222e } .c2 { fill: #116329 } .c3 { fill: #7d4e00 } .c4 { fill: #0969da }
    .c5 { fill: #8250df } .c6 { fill: #1b6c85 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .page { fill: #161b22; stroke: #30363d } .bar { fill: #8b949e }
      .faint { fill: #8b949e } .c1 { fill: #ff7b72 } .c2 { fill: #7ee787 } .c3 { fill: #d29922 }
      .c4 { fill: #79c0ff } .c5 { fill: #d2a8ff } .c6 { fill: #76e3ea }
    }
    """
}
