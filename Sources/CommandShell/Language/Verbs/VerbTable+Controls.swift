// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The verbs that press keys and act on controls.
  static let controlVerbs = [
    VerbSyntax(
      "key", .controls, "Presses a key with modifiers",
      details: "Modifiers are cmd, shift, opt and ctrl, joined by + before a character or one of "
        + "return, escape, tab, space, delete, forwarddelete, up, down, left, right, home, end, "
        + "pageup, pagedown and f1 to f12.",
      examples: [":key cmd+shift+c", ":key escape", ":key cmd++"],
      forms: [
        VerbForm(takes: [Parameter("CHORD", .chord)]) { arguments throws(SyntaxError) in
          .key(try arguments[0].chord())
        }
      ]),
    VerbSyntax(
      "press", .controls, "Presses a button by its label",
      details: labelDetails, examples: [":press Clone", ":press \"Add Remote\"#2"],
      forms: [
        VerbForm(takes: [.label]) { arguments throws(SyntaxError) in
          .press(try arguments[0].controlLabel())
        }
      ]),
    VerbSyntax(
      "set", .controls, "Replaces the text of a field",
      details: labelDetails,
      examples: [":set URL https://host/x.git", ":set Description $'Summary\\n\\nDetails'"],
      forms: [
        VerbForm(takes: [.label, Parameter("VALUE", .text)]) { arguments throws(SyntaxError) in
          .set(try arguments[0].controlLabel(), arguments[1].text)
        }
      ]),
    VerbSyntax(
      "toggle", .controls, "Switches a toggle over",
      details: labelDetails, examples: [":toggle Force"],
      forms: [
        VerbForm(takes: [.label]) { arguments throws(SyntaxError) in
          .toggle(try arguments[0].controlLabel())
        }
      ]),
    VerbSyntax(
      "pick", .controls, "Chooses from a picker",
      details: labelDetails, examples: [":pick Remote origin"],
      forms: [
        VerbForm(takes: [.label, Parameter("CHOICE", .choice)]) { arguments throws(SyntaxError) in
          .pick(try arguments[0].controlLabel(), arguments[1].text)
        }
      ]),
    VerbSyntax(
      "return", .controls, "Presses the default button", examples: [":return"],
      forms: [VerbForm { _ in .return }]),
    VerbSyntax(
      "escape", .controls, "Cancels, as the escape key does", examples: [":escape"],
      forms: [VerbForm { _ in .escape }]),
  ]

  private static let labelDetails =
    "Looks in the front sheet, else in the key window. LABEL#2 is the second control with that "
    + "label; a # that belongs to a label goes in quotes."
}
