// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension BatchProgram {
  /// Answers a request.
  ///
  /// - Returns: Whether to go on.
  func answer(_ bytes: ArraySlice<UInt8>, number: Int, in shell: Shell) async -> Bool {
    isControlled = true
    var id: JSONValue?
    do throws(LineError) {
      let request = try ControlRequest.read(bytes, id: &id)
      runningRequest = id
      defer { runningRequest = nil }
      return await answer(request, bytes, number, in: shell)
    } catch {
      return refuse(error, BatchPrinter.Input(bytes, number, in: "-", id: id))
    }
  }

  private func answer(
    _ request: ControlRequest, _ bytes: ArraySlice<UInt8>, _ number: Int, in shell: Shell
  ) async -> Bool {
    let result: LineResult
    switch request.content {
    case .line(let line):
      return await run(
        Array(line.utf8)[...], number: number, of: "-", in: shell, id: request.id,
        patience: request.patience)
    case .action(let action):
      if let error = await settleFirst(shell) {
        result = LineResult(error: error)
      } else {
        result = await shell.run(action, waiting: request.patience)
      }
    case .events(let isWanted):
      shell.onLive = isWanted ? { [unowned self] in self.tell($0) } : nil
      result = LineResult()
    }
    printer.print(result, BatchPrinter.Input(bytes, number, in: "-", id: request.id))
    outcome.count(result, line: number)
    return goesOn(after: result) && !shell.session.hasQuit
  }

  /// Tells what has happened in tasks.
  private func tell(_ events: [Report.Event]) {
    Interruption.whilePrinting {
      for event in events {
        printer.print(["event": EventJSON.value(event), "id": runningRequest ?? .null])
      }
      printer.flush()
    }
  }

  /// Waits until there is input, while the app's tasks go on; a signal ends the process meanwhile.
  func waitForRequest() async {
    printer.flush()
    await Interruption.whileWaiting { await StandardInput.waitUntilReadable() }
  }
}
