// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Colour and prompts")
struct ColorModeTests {
  @Test("Automatic colour wants a capable terminal and no NO_COLOR")
  func automatic() {
    let xterm = ["TERM": "xterm"]
    #expect(ColorMode.auto.allowsColor(isTerminal: true, environment: xterm))
    #expect(!ColorMode.auto.allowsColor(isTerminal: false, environment: xterm))
    #expect(!ColorMode.auto.allowsColor(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!ColorMode.auto.allowsColor(isTerminal: true, environment: [:]))
    let off = ["TERM": "xterm", "NO_COLOR": "1"]
    #expect(!ColorMode.auto.allowsColor(isTerminal: true, environment: off))
    let empty = ["TERM": "xterm", "NO_COLOR": ""]
    #expect(ColorMode.auto.allowsColor(isTerminal: true, environment: empty))
  }

  @Test("The option wins over the environment")
  func explicit() {
    #expect(ColorMode.always.allowsColor(isTerminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!ColorMode.never.allowsColor(isTerminal: true, environment: ["TERM": "xterm"]))
  }

  @Test("Readline is told which parts of a prompt take no column")
  func prompt() {
    let prompt = Prompt("main", style: .bold.adding(.red)) + "> "
    #expect(
      prompt.renderedForReadline(colored: true)
        == "\u{01}\u{1B}[1;31m\u{02}main\u{01}\u{1B}[0m\u{02}> ")
    #expect(prompt.rendered(colored: true) == "\u{1B}[1;31mmain\u{1B}[0m> ")
    #expect(prompt.renderedForReadline(colored: false) == "main> ")
  }

  @Test("A title in a prompt can neither colour it nor hide text from readline's count")
  func hostilePrompt() {
    let prompt = Prompt("a\u{1B}[31m\u{01}b\u{02}\nc")
    #expect(prompt.renderedForReadline(colored: true) == #"a\u{1B}[31m\u{1}b\u{2}\nc"#)
  }
}
