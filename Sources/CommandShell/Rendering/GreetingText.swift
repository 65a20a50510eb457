// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a person reads first: enough to begin with.
@MainActor
enum GreetingText {
  /// The app's own commands and how to learn more, then the windows.
  static func lines(of session: Session, in width: Int?) -> [StyledText] {
    let names = HelpText(session: session).ownCommands.map(\.name)
    let heading = StyledText(visible(session.appName), .bold)
    let text =
      names.isEmpty
      ? heading + ": :help lists the commands"
      : commands(names, after: heading + ": the commands are") + "; :help explains them"
    let greeting = text + ", Tab completes, Ctrl-D ends."
    return (width.map { greeting.wrapped(to: $0, indent: 2) } ?? [greeting])
      + WindowText.list(session.windowSnapshots, in: width)
  }

  private static func commands(_ names: [String], after start: StyledText) -> StyledText {
    let most = 12
    let shown = names.prefix(most).reduce(start) { text, name in
      text + " " + StyledText(":" + visible(name), .cyan)
    }
    return names.count > most ? shown + " …" : shown
  }
}
