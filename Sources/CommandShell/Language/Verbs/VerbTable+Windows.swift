// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The verbs for windows and menus.
  static let windowVerbs = [
    VerbSyntax(
      "windows", .windows, "Lists the windows, front to back",
      details: "Shows each window's number, title, scene, and whether it is key, minimised or "
        + "behind a sheet. Numbers are given in order of opening and never reused.",
      examples: [":windows"],
      forms: [VerbForm { _ in .windows }]),
    VerbSyntax(
      "focus", .windows, "Makes a window key",
      details: "Names a window by its number, its title or a unique prefix of its title. "
        + "A title of digits, or one that is next or previous, goes in quotes. "
        + "@2 before any line makes window 2 key for that line.",
      examples: [":focus 2", ":focus \"My Repository\"", ":focus next", "@2 :push"],
      forms: [
        VerbForm("next", means: "the next window becomes key") { _ in .focus(.next) },
        VerbForm("previous", means: "the previous window becomes key") { _ in .focus(.previous) },
        VerbForm(takes: [.window], means: "this window becomes key") {
          arguments throws(SyntaxError) in
          .focus(.window(try arguments[0].windowReference()))
        },
      ]),
    VerbSyntax(
      "open", .windows, "Opens a window of a scene",
      details: "Does what an app's openWindow does: SCENE is the scene's id, VALUE what the "
        + "window shows.",
      examples: [":open inspector", ":open repository /home/me/project"],
      forms: [
        VerbForm(takes: [Parameter("SCENE", .scene), Parameter("VALUE", .text, .optional)]) {
          arguments throws(SyntaxError) in
          .open(scene: try arguments[0].filled("a scene"), value: arguments.optional(1)?.text)
        }
      ]),
    VerbSyntax(
      "menu", .windows, "Shows the menu bar or a menu, or chooses an item",
      details: "Titles lead from the menu bar into a menu and its submenus. choose presses the "
        + "item at the end; it reaches every item, also one whose name is a verb of the shell. "
        + "A menu titled choose goes in quotes.",
      examples: [":menu", ":menu File", ":menu choose File \"Open Recent\" project"],
      forms: [
        VerbForm(
          "choose",
          takes: [Parameter("MENU", .menuTitle), Parameter("ITEM", .menuTitle, .onceOrMore)],
          means: "chooses an item"
        ) { .menu(.choose($0.texts)) },
        VerbForm(takes: [Parameter("TITLE", .menuTitle, .anyNumber)], means: "shows what is there")
        { .menu(.show($0.texts)) },
      ]),
  ]
}
