// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The conversation with the compiler: one answer for each message, until the input ends.
///
/// The compiler waits for the answer to each message, so even one that makes no sense gets one.
public struct MessageLoop {
  private let channel: MessageChannel

  /// Creates a conversation over two streams.
  public init(input: FileHandle, output: FileHandle) {
    channel = MessageChannel(input: input, output: output)
  }

  /// Answers messages until the input ends or the output is closed.
  public func run() {
    while let message = channel.receive(),
      let reply = try? Self.reply(to: message),
      channel.send(reply)
    {}
  }

  /// Returns the answer to one message, both as JSON.
  static func reply(to message: Data) throws -> Data {
    let answer =
      if let request = try? JSONDecoder().decode(PluginRequest.self, from: message) {
        MacroTable.answer(to: request)
      } else {
        PluginAnswer.refusal("the macro plugin cannot read the compiler's message")
      }
    return try JSONEncoder().encode(answer)
  }
}
