// SPDX-License-Identifier: Apache-2.0

/// Hands inputs that libFuzzer makes to one of the readers: `Fuzzing READER [OPTIONS OF libFuzzer]`.
@main
@MainActor
enum Fuzzer {
  private static var reader: any Reader.Type = LineReading.self

  private static let readers: [String: any Reader.Type] = [
    "lines": LineReading.self, "scripts": ScriptReading.self, "history": HistoryReading.self,
    "json": JSONReading.self, "shell": ShellReading.self,
  ]

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let chosen = readers[arguments[1]] else {
      print("Usage: Fuzzing \(readers.keys.sorted().joined(separator: "|")) [OPTIONS] [CORPUS …]")
      return
    }
    reader = chosen
    // libFuzzer takes the second argument for the first: it reads options from there on.
    var count = CommandLine.argc - 1
    var options: UnsafeMutablePointer? = CommandLine.unsafeArgv + 1
    _ = runDriver(&count, &options, readInput)
  }

  /// Reads one input; a fault of the reader traps, which libFuzzer notes with the input.
  static func read(_ bytes: [UInt8]) { reader.read(bytes) }
}

/// Something that makes sense of bytes that come from outside.
@MainActor
protocol Reader {
  /// Reads bytes and checks what must hold whatever they are.
  static func read(_ bytes: [UInt8])
}

/// Stops the fuzzer at an input for which something does not hold.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { preconditionFailure(what()) }
}

private func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { Fuzzer.read(bytes) }
  return 0
}

/// libFuzzer's loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
