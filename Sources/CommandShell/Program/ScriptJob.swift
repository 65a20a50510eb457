// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A script that another process of this program runs, while others run beside it.
///
/// What it prints is kept in files until its turn comes.
final class ScriptJob {
  /// Why a process cannot be started, as a person reads it.
  struct Failure: Error {
    let message: String

    init(_ action: String, _ number: Int32) {
      message = "\(action): \(String(cString: strerror(number)))"
    }
  }

  let script: String
  private let folder: String
  private let output: Int32
  private let errors: Int32
  private var process: pid_t = 0
  /// How the process ended; nil while it runs.
  private(set) var code: Int32?

  private var reportFile: String { folder + "/report.json" }

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - script: The script; `-` leaves it this process's standard input.
  ///   - options: The options of this process, which apply to the other but for reports and jobs.
  /// - Throws: Why it cannot be started.
  init(_ script: String, _ options: CommandLineOptions) throws(Failure) {
    self.script = script
    folder = try ScriptJob.makeFolder()
    output = open(folder + "/output", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    errors = open(folder + "/errors", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0, errors >= 0 else { throw Failure("its output cannot be kept", errno) }
    let arguments =
      ["run"] + options.argumentsForJob + ["--report", "json=\(reportFile)", "--", script]
    process = try start(arguments)
  }

  deinit {
    close(output)
    close(errors)
    for name in ["output", "errors", "report.json"] { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  private static func makeFolder() throws(Failure) -> String {
    var template = Array((NSTemporaryDirectory() + "/focus-jobs-XXXXXX").utf8CString)
    guard let path = mkdtemp(&template) else {
      throw Failure("no temporary folder can be made", errno)
    }
    return String(cString: path)
  }

  private func start(_ arguments: [String]) throws(Failure) -> pid_t {
    let name = CommandLine.arguments.first ?? "focus-shell"
    let path = Bundle.main.executablePath ?? name
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if script != "-" { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = try ScriptJob.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let strings = ([name] + arguments).map { strdup($0) }
    defer { for string in strings { free(string) } }
    var identifier: pid_t = 0
    let error = posix_spawn(&identifier, path, &actions, &attributes, strings + [nil], environ)
    guard error == 0 else { throw Failure("another process cannot be started", error) }
    return identifier
  }

  /// The process starts with no signal blocked, unlike the thread that may start it.
  private static func attributes() throws(Failure) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    let error = posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    guard error == 0 else { throw Failure("another process cannot be started", error) }
    return attributes
  }

  /// Looks whether the process has ended.
  ///
  /// - Returns: Whether it has.
  func poll() -> Bool {
    guard code == nil else { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    let signal = status & 0x7F
    code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return true
  }

  /// Sends the process a signal, if it still runs.
  func signal(_ number: Int32) {
    if code == nil { kill(process, number) }
  }

  /// What the script came to, as the process has reported it; nil where it has not.
  func readOutcome() -> BatchOutcome.ScriptOutcome? {
    guard let bytes = try? InputFile.read(reportFile), let report = try? JSONReader.read(bytes)
    else { return nil }
    return BatchOutcome.ScriptOutcome(report: report)
  }

  /// Reads what the process has printed on standard output, piece by piece.
  func readOutput(_ piece: ([UInt8]) -> Void) { ScriptJob.read(output, piece) }

  /// Reads what the process has printed on standard error, piece by piece.
  func readErrors(_ piece: ([UInt8]) -> Void) { ScriptJob.read(errors, piece) }

  private static func read(_ descriptor: Int32, _ piece: ([UInt8]) -> Void) {
    lseek(descriptor, 0, SEEK_SET)
    while let bytes = try? InputFile.readChunk(of: descriptor), !bytes.isEmpty { piece(bytes) }
  }
}

extension CommandLineOptions {
  /// The options that a process which runs one of the scripts is given.
  fileprivate var argumentsForJob: [String] {
    let flags: [(isSet: Bool, name: String)] = [
      (json, "--json"), (keepGoing, "--keep-going"), (echo, "--echo"),
      (skipsStartupFile, "--no-init"), (checksOnly, "--check"), (updates, "--update"),
    ]
    return ["--no-summary"] + flags.filter(\.isSet).map(\.name)
      + ["--clock", clock.rawValue] + policies.flatMap { ["--policy", "\($0.name)=\($0.value)"] }
  }
}
