// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program run on a pseudo-terminal of its own, as a person at a keyboard sees it.
///
/// Waiting is always for something that shows; the time limit only ends a test that has failed.
public final class PseudoTerminal {
  /// What the terminal shows.
  public private(set) var screen: TerminalScreen
  /// Every byte the program has written.
  public private(set) var output: [UInt8] = []
  /// The program's process.
  public let process: pid_t

  let master: Int32
  /// Kept open, so that the terminal outlives the program and its modes can be looked at.
  private let slave: Int32
  private var status: Int32?

  /// What went wrong, with the screen it went wrong on.
  public struct Failure: Error, CustomStringConvertible {
    /// What was waited for, and the screen.
    public let description: String
  }

  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    case exit(code: Int32)
    case signal(Int32)
  }

  /// Starts a program as the leader of a session with a new terminal.
  ///
  /// - Parameters:
  ///   - executable: Its path; `PATH` is not searched.
  ///   - arguments: What follows the program's name.
  ///   - environment: The variables it gets, and no others.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  /// - Throws: `Failure` when there is no terminal, or the program cannot be started.
  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    screen = TerminalScreen(columns: columns, rows: rows)
    (master, slave) = try Self.openPair()
    Self.setSize(master, columns: columns, rows: rows)
    process = try Self.spawn(executable, arguments, environment, terminal: Self.path(of: slave))
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
  }

  /// Types text.
  public func send(_ text: String) throws {
    try send(bytes: Array(text.utf8))
  }

  /// Types bytes; shows meanwhile what the program answers, or both would wait for each other.
  public func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let ready = poll(for: POLLIN | POLLOUT, milliseconds: Self.limit)
      guard ready != 0 else { throw failure("the program takes no input") }
      if ready & POLLIN != 0 { receive() }
      if ready & POLLOUT != 0 {
        let count = rest.prefix(1024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) {
    kill(process, signal)
  }

  /// Changes the terminal's size, as dragging a window's corner does.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(master, columns: columns, rows: rows)
  }

  /// Waits until the screen is as described.
  public func wait(
    for what: String, until condition: (TerminalScreen) -> Bool
  ) throws {
    let deadline = Date() + Double(Self.limit) / 1000
    while !condition(screen) {
      guard Date() < deadline else { throw failure("waited in vain for \(what)") }
      if poll(for: POLLIN, milliseconds: 20) != 0 { receive() }
    }
  }

  /// Waits until some line, scrolled off or not, contains a text.
  public func wait(for text: String) throws {
    try wait(for: "“\(text)”") { $0.lines.contains { $0.contains(text) } }
  }

  /// Waits until some line, scrolled off or not, is this one.
  public func wait(forLine line: String) throws {
    try wait(for: "the line “\(line)”") { $0.lines.contains(line) }
  }

  /// Waits until the line with the cursor is this one.
  public func wait(forCursorLine line: String) throws {
    try wait(for: "the cursor on “\(line)”") { $0.cursorLine == line }
  }

  /// Whether the program has ended.
  public var hasEnded: Bool {
    var status: Int32 = 0
    if self.status == nil, waitpid(process, &status, WNOHANG) == process { self.status = status }
    return self.status != nil
  }

  /// Waits for the program to end and returns how it did.
  public func waitForEnd() throws -> Ending {
    try wait(for: "the program to end") { _ in hasEnded }
    if poll(for: POLLIN, milliseconds: 0) != 0 { receive() }
    let status = status ?? 0
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
  }

  /// Whether the terminal edits and echoes lines itself, as a person's shell leaves it.
  public var isCanonical: Bool {
    let flags = modes.c_lflag
    return flags & tcflag_t(ICANON) != 0 && flags & tcflag_t(ECHO) != 0
  }

  /// The terminal's modes.
  public var modes: termios {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes
  }
}

extension PseudoTerminal {
  /// Milliseconds after which waiting has failed.
  private static let limit: Int32 = 30_000

  private func poll(for events: Int32, milliseconds: Int32) -> Int32 {
    var watched = pollfd(fd: master, events: Int16(events), revents: 0)
    return Foundation.poll(&watched, 1, milliseconds) > 0 ? Int32(watched.revents) : 0
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return }
    output += buffer[..<count]
    screen.write(buffer[..<count])
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: what + "; the screen:\n" + screen.rows.joined(separator: "\n"))
  }

  private static func openPair() throws -> (master: Int32, slave: Int32) {
    var master: Int32 = -1
    var slave: Int32 = -1
    guard openpty(&master, &slave, nil, nil, nil) == 0 else {
      throw Failure(description: "no pseudo-terminal: errno \(errno)")
    }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    return (master, slave)
  }

  private static func path(of terminal: Int32) -> String {
    var name = [CChar](repeating: 0, count: 128)
    ttyname_r(terminal, &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func setSize(_ terminal: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// The first terminal that a session's leader opens becomes the one that controls it.
  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, terminal, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setDefaults(&attributes)
    let argv = ([executable] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, executable, &files, &attributes, argv, envp)
    guard error == 0 else { throw Failure(description: "cannot start \(executable): \(error)") }
    return process
  }

  #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    /// `POSIX_SPAWN_SETSID`, which Glibc declares only for programs that ask for GNU names.
    private static let newSession: Int32 = 0x80
  #endif

  /// The test runner's own signal handling must not be inherited.
  private static func setDefaults(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}
