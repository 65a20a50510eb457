// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CommandShell

@Suite("Buffered output", .serialized)
struct OutputBufferTests {
  @Test("Nothing is written before the buffer is flushed, everything after")
  func flushing() throws {
    let pipe = Pipe()
    var buffer = OutputBuffer(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    buffer.write("a")
    buffer.write([0x62])
    buffer.writeLine("é")
    #expect(buffer.flush() == nil)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("abé\n".utf8))
  }

  @Test("More than the buffer holds is written in order, through a pipe that is read slowly")
  func largeOutput() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let lineCount = 50_000
    let reader = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    var buffer = OutputBuffer(descriptor: descriptor)
    for number in 0..<lineCount { buffer.writeLine("line \(number)") }
    #expect(buffer.flush() == nil)
    try pipe.fileHandleForWriting.close()
    let expected = (0..<lineCount).map { "line \($0)\n" }.joined()
    #expect(try await reader.value == Data(expected.utf8))
  }

  @Test("A descriptor that does not block is waited for")
  func nonBlocking() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let reader = Task.detached { try pipe.fileHandleForReading.readToEnd() }
    var buffer = OutputBuffer(descriptor: descriptor)
    let text = String(repeating: "x", count: 1 << 20)
    buffer.write(text)
    #expect(buffer.flush() == nil)
    try pipe.fileHandleForWriting.close()
    #expect(try await reader.value?.count == 1 << 20)
  }

  @Test("A closed pipe is an error value, and later output goes nowhere")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    var buffer = OutputBuffer(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    buffer.writeLine("a")
    let error = buffer.flush()
    #expect(error?.isClosedPipe == true)
    #expect(error?.isFullDisk == false)
    #expect(error?.description == "the output pipe was closed")
    buffer.writeLine(String(repeating: "x", count: OutputBuffer.capacity))
    #expect(buffer.error == error)
  }

  @Test(
    "A full disk is an error value",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    var buffer = OutputBuffer(descriptor: descriptor)
    buffer.writeLine(String(repeating: "x", count: OutputBuffer.capacity))
    #expect(buffer.error?.isFullDisk == true)
    #expect(buffer.flush()?.description == "no space is left on the disk")
  }

  @Test("A bad descriptor is an error value with the system's words")
  func badDescriptor() {
    var buffer = OutputBuffer(descriptor: -1)
    buffer.write("a")
    #expect(buffer.flush() == OutputError(number: EBADF))
    #expect(buffer.flush()?.description == "Bad file descriptor")
  }
}
