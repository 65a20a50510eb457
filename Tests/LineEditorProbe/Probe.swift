// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  import Foundation
  @testable import CommandShell

  /// Reads lines and answers each with what was read.
  @MainActor
  final class Probe {
    private let editor: LineEditor
    private let completer = ProbeCompleter()
    private var count = 0

    init(editor: LineEditor) {
      self.editor = editor
      editor.completer = completer
      editor.mayRemember = { !$0.hasPrefix("password") }
      editor.onBusySignal = { print("busy signal: \($0)") }
    }

    func run() async {
      while true {
        count += 1
        let prompt = Prompt("\(count)", style: .bold.adding(.green)) + "> "
        switch await editor.readLine(LineRequest(prompt: prompt)) {
        case .line(let line): await answer(line)
        case .undecodable(let text): print("undecodable: \(text.sanitizedForTerminal())")
        case .key(let key, let line): print("key: \(key) \(line.text)")
        case .interrupted: print("interrupted")
        case .endOfInput: end("end of input", code: 0)
        case .terminated(let signal): end("terminated: \(signal)", code: signal.exitCode)
        case .cancelled: print("cancelled")
        }
      }
    }

    private func answer(_ line: String) async {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let argument = words.count > 1 ? words[1] : ""
      switch words.first {
      case "quit": end("bye", code: 0)
      case "crash": crash(argument)
      case "stuck": stick()
      case "above": announce(argument)
      case "busy": await busy(argument)
      case "search": for entry in editor.history.search(argument) { print("found: \(entry.text)") }
      case "secret": await ask(.secret, argument)
      case "edit": await ask(.value, argument)
      case "cancel": await askAndCancel()
      default:
        print("line \(line.utf8.count): \(line.prefix(60).description.sanitizedForTerminal())")
      }
    }

    /// Prints while the next line is being typed, each time the file named by the argument appears.
    private func announce(_ path: String) {
      Task {
        while access(path, F_OK) != 0 { try? await Task.sleep(for: .milliseconds(10)) }
        unlink(path)
        editor.printAbove("announcement\n")
      }
    }

    /// Traps while the next line is being typed, when the file named by the argument appears.
    private func crash(_ path: String) {
      Task {
        while access(path, F_OK) != 0 { try? await Task.sleep(for: .milliseconds(10)) }
        fatalError("crash")
      }
    }

    /// Keeps the main actor busy for good.
    private func stick() {
      print("stuck")
      fflush(nil)
      while true { sleep(1) }
    }

    /// Works until the file named by the argument appears.
    private func busy(_ path: String) async {
      print("busy")
      while access(path, F_OK) != 0 { try? await Task.sleep(for: .milliseconds(10)) }
      print("done")
    }

    private func ask(_ kind: LineRequest.Kind, _ prefill: String) async {
      let request = LineRequest(
        prompt: "value: ", kind: kind, prefill: prefill.replacing("\\n", with: "\n"))
      switch await editor.readLine(request) {
      case .line(let value): print("value: \(value.sanitizedForTerminal())")
      case let event: print("no value: \(event)")
      }
    }

    private func askAndCancel() async {
      let task = Task { await editor.readLine(LineRequest(prompt: "cancelled? ")) }
      try? await Task.sleep(for: .milliseconds(50))
      task.cancel()
      print("event: \(await task.value)")
    }

    private func end(_ text: String, code: Int32) -> Never {
      print(text)
      exit(code)
    }
  }

  @MainActor
  private final class ProbeCompleter: LineCompleter {
    private let commands = [
      Completion(text: ":clone", description: "Clone Repository…"),
      Completion(text: ":close", description: "Close Window"),
      Completion(text: ":push", description: "Push…"),
    ]
    private let words = [
      Completion(text: "Add Remote"), Completion(text: "zürich"), Completion(text: "züge"),
      Completion(text: "bad\u{1B}[31m"), Completion(text: "url=", suffix: ""),
    ]

    func completions(ofValue text: String) -> [Completion] { [] }

    func hint(for context: CompletionContext) -> String? {
      context.line == ":hint " ? "Nothing can stand here." : nil
    }

    func completions(for context: CompletionContext) -> [Completion] {
      let isFirst = context.wordStart == context.line.startIndex
      return (isFirst ? commands : words).filter { $0.text.hasPrefix(context.word) }
    }
  }
#endif
