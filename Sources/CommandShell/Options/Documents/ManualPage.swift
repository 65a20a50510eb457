// SPDX-License-Identifier: Apache-2.0

/// A program's manual page, in the language of man's macros.
struct ManualPage {
  let program: String
  let title: String

  var text: String {
    let lines = beginning + options + commands + topics + exitCodes
    // A section begins with a paragraph by itself.
    let needed = zip(lines, [""] + lines).filter { $0 != ".PP" || !$1.hasPrefix(".SH") }.map(\.0)
    return needed.map { $0 + "\n" }.joined()
  }

  private var beginning: [String] {
    let version = quoted("\(program) \(ShellVersion.current)")
    let synopsis = CommandLineOptions.synopsis(of: program).flatMap { [".br", escaped($0)] }
    return [
      #".\" Made by: "# + program + " --generate man",
      ".TH \(quoted(program.uppercased())) 1 \(ShellVersion.date) \(version)", ".SH NAME",
      "\(escaped(program)) \\- \(escaped(title)) as a command shell", ".SH SYNOPSIS",
    ] + synopsis.dropFirst() + [".SH DESCRIPTION"]
      + (HelpTopic.start.paragraphs + [CommandLineOptions.pathNote]).flatMap(paragraph)
  }

  private var options: [String] { [".SH OPTIONS"] + OptionSyntax.all.flatMap(entry) }

  private var commands: [String] {
    [".SH COMMANDS"] + paragraph(HelpTopic.commandNote)
      + VerbTable.standard.verbs.flatMap(entry)
  }

  /// The topics that have no section of their own by another name.
  private var topics: [String] {
    let others = [HelpTopic.start.name, HelpTopic.options.name]
    return HelpTopic.all.filter { !others.contains($0.name) }.flatMap(section)
  }

  private var exitCodes: [String] {
    [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { tagged(["\($0.rawValue)"], $0.summary) }
  }

  private func entry(_ option: OptionSyntax) -> [String] {
    let names = option.names.joined(separator: ", ")
    return tagged([names + (option.value.map { " " + $0 } ?? "")], option.summary + ".")
  }

  private func entry(_ verb: VerbSyntax) -> [String] {
    tagged(verb.usage, ([verb.summary + "."] + (verb.details.isEmpty ? [] : [verb.details])))
  }

  private func section(_ topic: HelpTopic) -> [String] {
    [".SH \(quoted(topic.title.uppercased()))"] + topic.paragraphs.flatMap(paragraph)
      + topic.rows.flatMap { tagged([$0.term], $0.meaning) }
  }

  // MARK: - Macros

  private func paragraph(_ text: String) -> [String] { [".PP", escaped(text)] }

  private func tagged(_ tags: [String], _ text: String) -> [String] { tagged(tags, [text]) }

  private func tagged(_ tags: [String], _ paragraphs: [String]) -> [String] {
    var lines = [".TP", escaped(tags[0])]
    for tag in tags.dropFirst() { lines += [".TQ", escaped(tag)] }
    lines.append(escaped(paragraphs[0]))
    if paragraphs[0].isEmpty { lines.removeLast() }
    return lines + paragraphs.dropFirst().flatMap { [".IP", escaped($0)] }
  }

  private func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// Text that is neither a request nor an escape; what is not ASCII is named by its number.
  private func escaped(_ text: String) -> String {
    let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    return text.unicodeScalars.reduce(into: start) { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u" + hexadecimal(scalar) + "]"
      }
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
