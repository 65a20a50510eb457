// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a program asks for with one JSON object on standard input; see
/// `Documentation/Schemas/request.schema.json`.
struct ControlRequest: Hashable, Sendable {
  /// What is asked for.
  enum Content: Hashable, Sendable {
    /// A line, as a person types it.
    case line(String)
    case action(UserAction)
    /// Whether what happens in tasks is to be told as it happens.
    case events(Bool)
  }

  /// What the answer is to be known by: a string or a number of the program's own.
  let id: JSONValue?
  let content: Content
  /// How long to wait for the tasks that the request starts; nil answers at once.
  let patience: Duration?

  /// Reads a request; `id` is set as soon as it is known, so that an error can be answered to the request.
  init(_ json: JSONValue, id: inout JSONValue?) throws(LineError) {
    var members = try ControlMembers(json)
    id = try members.id()
    self.id = id
    content = try Content(from: &members)
    patience = try members.patience()
    try members.finish()
  }
}

extension ControlRequest.Content {
  /// Takes the members that say what is asked for.
  fileprivate init(from members: inout ControlMembers) throws(LineError) {
    if let line = try members.optionalText("line") {
      self = .line(line)
    } else if let name = try members.optionalText("action") {
      self = .action(try ControlAction.named(name).build(&members))
    } else if let events = try members.optionalBool("events") {
      self = .events(events)
    } else {
      throw members.lacksAll(of: ["line", "action", "events"])
    }
  }
}

extension ControlRequest {
  /// Reads a request out of a line of standard input.
  static func read(
    _ bytes: ArraySlice<UInt8>, id: inout JSONValue?
  ) throws(LineError) -> ControlRequest {
    let json: JSONValue
    do throws(JSONReader.Failure) {
      json = try JSONReader.read(Array(bytes))
    } catch {
      let place = ByteRange(at: error.offset)
      throw LineError(
        .syntax,
        "This is no JSON request: \(error.message). Text that begins with { is typed with "
          + #"{"line": "{…"}."#
      ).at(place)
    }
    return try ControlRequest(json, id: &id)
  }
}
