// SPDX-License-Identifier: Apache-2.0

/// A subject that help explains as a whole, beside single commands.
struct HelpTopic: Sendable {
  /// A term and what it means.
  typealias Row = (term: String, meaning: String)

  /// What is typed behind `:help`.
  let name: String
  let title: String
  /// What it is about, in one line without a full stop.
  let summary: String
  var paragraphs: [String] = []
  var rows: [Row] = []

  /// All topics, in the order in which a person may want them.
  static let all = [
    start, keys, forms, looking, scripts, expectations, json, history, startUp, options,
    environment,
    files,
  ]

  /// Finds a topic by its name.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }
}

extension HelpTopic {
  static let start = HelpTopic(
    name: "start", title: "First steps", summary: "How to begin",
    paragraphs: [
      "A line that begins with a colon is a command. :clone chooses the item Clone… of the app's menus "
        + "in the key window. A prefix of the name is enough while it is the only one, and Tab "
        + "completes names and what may follow them.",
      "A command may put up a sheet. Its fields are then asked for one by one: Return goes to the next "
        + "and in the last one presses the default button, Escape cancels.",
      "LABEL=VALUE words behind a command fill the fields at once, and ! behind its name presses the "
        + "default button too: :clone! url=URL directory=FOLDER is the whole sheet in one line.",
      ":help lists the commands, :tree shows what a window shows, :windows lists the windows, and "
        + "Ctrl-D ends.",
    ])

  /// What goes for every command of the shell.
  static let commandNote =
    "Besides the items of the app's menus every shell has these commands, the same in each app. "
    + "An item with one of these names is reached with :menu choose."

  static let keys = HelpTopic(
    name: "keys", title: "Keys", summary: "What keys do at the prompt, and how to press the app's",
    paragraphs: [
      "Lines are edited by GNU readline: its keys, and what your inputrc says under $if CommandShell, "
        + "work here.",
      "The app's key equivalents are keys here, too: where the terminal knows the kitty keyboard protocol "
        + "the chords themselves, elsewhere Meta in place of Command, or Ctrl-X before the key, wherever "
        + "that does not edit the line. :menu shows the keys of each command, and :bind lists and changes "
        + "them.",
      ":key presses any key of the app, with modifiers joined by +: "
        + Chord.Modifiers.names.map(\.name).joined(separator: ", ") + ". Keys with names are "
        + Chord.NamedKey.allCases.map(\.rawValue).joined(separator: ", ") + " and f1 to f12.",
      "What is half typed stays while a key does something else. An inputrc may bind the functions "
        + "next-field, previous-field, cancel-dialog and edit-in-editor.",
    ],
    rows: [
      ("Tab", "Completes a name or word; a second Tab lists what could stand there"),
      ("Up, Down", "Go through the lines typed before"),
      ("Ctrl-R", "Searches them as you type"),
      ("Ctrl-C", "Drops the line; on an empty one cancels what runs in front"),
      ("Ctrl-D", "On an empty line ends the shell"),
      ("Ctrl-Z", "Stops the shell until fg"),
      ("Return", "On a form goes to the next field, on the last one presses the default button"),
      ("Tab, Shift-Tab", "On a form go to the next field and to the one before"),
      ("Escape", "On a form presses Cancel; with vi's keys it is vi's first"),
      ("Up, Down", "On a form go through the choices, or the lines of a text"),
      ("opt+return", "Begins a new line in a text of several"),
      ("ctrl+x ctrl+e", "Hands the text to the editor that VISUAL or EDITOR names"),
    ])

  static let forms = HelpTopic(
    name: "forms", title: "Forms", summary: "How to fill the fields of a sheet",
    paragraphs: [
      "While a sheet is up the prompt names it and the field that is asked for, with what it holds to "
        + "be edited. Tab or Return goes to the next field, Shift-Tab to the one before. What is typed "
        + "into a secure field is neither shown nor remembered.",
      "The line above the prompt says which button Return presses, or why it cannot be pressed yet.",
      "A line with a colon is a command here, too. :set, :toggle, :pick and :press act on a control by "
        + "its label; LABEL#2 is the second one with that label. :return presses the default button "
        + "and :escape the cancel button. A text that begins with a colon has two of them; @N in front "
        + "of a line is text here, and :focus N goes to another window.",
      "A command fills its sheet by itself with LABEL=VALUE words; case and spaces of the label do not "
        + "matter, and a prefix is enough while it is the only one.",
    ])

  static let looking = HelpTopic(
    name: "looking", title: "Looking", summary: "What shows the windows, menus, values and state",
    paragraphs: [
      "After each line the shell says what has changed. These show what there is; what does not fit on "
        + "the screen goes to the pager."
    ],
    rows: VerbTable.standard.verbs.filter {
      $0.topic == .insight || ["windows", "menu"].contains($0.name)
    }
    .flatMap { verb in verb.usage.map { ($0, verb.summary) } })

  static let scripts = HelpTopic(
    name: "scripts", title: "Scripts", summary: "How to run lines from a file, and what ends it",
    paragraphs: [
      "A script is a file of such lines; empty lines and those that begin with # do nothing. The "
        + "program's run command runs scripts, each in a fresh app, and :source runs one in this app. "
        + "Each line waits for the tasks that the one before has started.",
      "A script is parsed whole before its first line runs. The first line that fails ends it, with "
        + "its file, line and column, and the exit code says how it went.",
      "A script whose lines begin with > is a transcript: what stands below a line is what it must "
        + "print, and ... on a line of its own stands for any lines.",
    ],
    rows: ExitCode.allCases.map { ("\($0.rawValue)", $0.summary) })

  static let expectations = HelpTopic(
    name: "expectations", title: "Expectations", summary: "What a script can assert",
    paragraphs: [
      "An expectation that does not hold says what was expected, what was found, and what is near."
    ],
    rows: VerbTable.expectationForms.map { ($0.usage(of: "expect"), $0.meaning) })

  static let json = HelpTopic(
    name: "json", title: "JSON", summary: "What a program reads with --json",
    paragraphs: [
      "With --json each line gives one JSON object on a line of its own, and nothing else is printed "
        + "there. Its keys are line, input, ok, report (what changed, in order, each with its kind), "
        + "output (the lines that a person would read), value (what :state and its like give) and "
        + "error: null, or an object with code, message, column and candidates. The codes are these."
    ],
    rows: ErrorCode.allCases.map { ($0.rawValue, $0.summary) })

  static let history = HelpTopic(
    name: "history", title: "History", summary: "Which lines are remembered, and where",
    paragraphs: [
      "Each line is written to the history file when it is entered, by several shells at once if need "
        + "be, so that none is lost. A line that repeats the one before, that begins with a blank, or "
        + "that is typed for a secure field is left out. :history TEXT finds lines, as does Ctrl-R. "
        + "The newest \(History.defaultLimit) lines are kept."
    ])

  static let startUp = HelpTopic(
    name: "startup", title: "Start-up file", summary: "Lines that run before any other",
    paragraphs: [
      "The lines of the start-up file run before any other, in every run without --no-init: aliases "
        + "and policies, say. One that fails is told with its place, and the others run. Without such a file all works just as well."
    ],
    rows: [
      (":alias c :clone", "makes :c a name for :clone; words behind it are added"),
      (":bind KEYS LINE", "gives keys of the terminal a line to run"),
      (":policy NAME VALUE", "decides a point that is not documented; :policy lists them"),
    ])

  static let options = HelpTopic(
    name: "options", title: "Options", summary: "What the program takes on its command line",
    rows: OptionSyntax.all.map { option in
      (option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.summary)
    })

  static let environment = HelpTopic(
    name: "environment", title: "Environment", summary: "The variables that the shell looks at",
    rows: [
      (
        "PAGER",
        "The program that long output goes to, with its arguments; less by default, none if empty"
      ),
      ("VISUAL, EDITOR", "The program that edits text of several lines, with its arguments"),
      ("NO_COLOR", "If it is not empty there is no colour"),
      ("TERM", "What the terminal can do; dumb stands for one that can only print"),
      ("INPUTRC", "The file of readline's own settings, ~/.inputrc by default"),
      ("XDG_CONFIG_HOME", "The folder of the start-up file's folder, ~/.config by default"),
      ("XDG_STATE_HOME", "The folder of the history's folder, ~/.local/state by default"),
    ])

  static let files = HelpTopic(
    name: "files", title: "Files", summary: "Where the shell keeps what it keeps",
    paragraphs: ["PROGRAM is the name of the program."],
    rows: [
      ("~/.config/PROGRAM/init", "The start-up file"),
      ("~/.local/state/PROGRAM/history", "The lines typed before"),
    ])
}
