// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The verbs that scripts are made with.
  static let scriptVerbs = [
    VerbSyntax(
      "expect", .scripts, "Asserts something about the app",
      details: "A failed expectation prints what was expected, what was found and the nearest "
        + "thing that exists; in a script it ends the run with exit code 1.",
      examples: [":expect sheet clone", ":expect field URL \"\"", ":expect button Clone disabled"],
      forms: expectationForms),
    VerbSyntax(
      "each", .scripts, "Runs a line once in every window",
      details:
        "Goes through the windows front to back, ends where the line fails, and restores the "
        + "focus afterwards.",
      examples: [":each :expect no sheet", ":each :close"],
      forms: [
        VerbForm(takes: [Parameter("LINE", .line)]) { arguments throws(SyntaxError) in
          .each(try arguments.requiredLine())
        }
      ]),
    VerbSyntax(
      "wait", .scripts, "Waits until running tasks have settled",
      details: "In a script every line waits for the one before by itself. SECONDS is the longest "
        + "to wait; with --clock virtual it is how much time passes, for tasks that sleep.",
      examples: [":wait", ":wait 2.5"],
      forms: [
        VerbForm(takes: [Parameter("SECONDS", .seconds, .optional)]) {
          arguments throws(SyntaxError) in
          .wait(atMost: try arguments.optional(0)?.seconds())
        }
      ]),
    VerbSyntax(
      "source", .scripts, "Runs a script in this app",
      examples: [":source setup.txt"],
      forms: [
        VerbForm(takes: [.file]) { arguments throws(SyntaxError) in
          .source(file: try arguments[0].filled("a file's name"))
        }
      ]),
    VerbSyntax(
      "record", .scripts, "Writes what is done from now on as a script",
      details:
        "The script begins with what was done before, so that it runs in a fresh app, and has "
        + "expectations after its lines, so that it tests what was seen. FILE must be new. A file "
        + "named stop goes in quotes.",
      examples: [":record session.txt", ":record stop"],
      forms: [
        VerbForm("stop", means: "ends the script") { _ in .record(.stop) },
        VerbForm(takes: [.file], means: "begins a script") { arguments throws(SyntaxError) in
          .record(.start(file: try arguments[0].filled("a file's name")))
        },
      ]),
    VerbSyntax(
      "back", .scripts, "Undoes the last actions by replay",
      details:
        "What one line did is one action. Everything before is done again in a fresh app, up to "
        + "there; what was done outside the app, such as a push, is not undone, and not done again "
        + "either unless ! says so. What counts as such is a task that an action has started and what "
        + "it has handed to the system; what its own code has done at once, such as writing a file, "
        + "cannot be seen, and is done again.",
      examples: [":back", ":back 3", ":back! 3"],
      forms: [
        VerbForm(takes: [.stepCount], bang: true, means: "repeats work outside the app, too") {
          arguments throws(SyntaxError) in
          .back(try arguments.stepCount(), repeatingWork: true)
        },
        VerbForm(takes: [.stepCount], means: "leaves work outside the app as it is") {
          arguments throws(SyntaxError) in
          .back(try arguments.stepCount(), repeatingWork: false)
        },
      ]),
  ]
}

extension Parameter {
  fileprivate static let stepCount = Parameter("N", .count, .optional)
}

extension VerbArguments {
  fileprivate func stepCount() throws(SyntaxError) -> Int {
    try optional(0)?.count(atLeast: 1, of: "actions") ?? 1
  }
}
