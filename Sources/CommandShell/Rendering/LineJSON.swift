// SPDX-License-Identifier: Apache-2.0

/// The JSON object that one line of input gives.
enum LineJSON {
  /// - Returns: The object, with the contract's keys, and that of a request with its `id`.
  static func value(_ input: BatchPrinter.Input, _ result: LineResult) -> JSONValue {
    let id = input.id.map { [JSONValue.Member("id", $0)] } ?? []
    return .object(
      id + [
        .init("line", .integer(input.number)),
        .init("input", .string(String(decoding: input.command, as: UTF8.self))),
        .init("ok", .bool(result.isOK)),
        .init("report", .array(result.events.map(EventJSON.value))),
        .init("output", .array(result.output.map(JSONValue.string))),
        .init("value", result.value ?? result.meaning ?? .null),
        .init("error", result.error.map { error($0, in: input.text) } ?? .null),
      ])
  }

  private static func error(_ error: LineError, in input: ArraySlice<UInt8>) -> JSONValue {
    let column = SourcePosition.column(ofByte: error.range?.lowerBound ?? 0, in: input)
    let diff: [JSONValue.Member] =
      error.diff.isEmpty ? [] : [.init("diff", .array(error.diff.map(JSONValue.string)))]
    return .object(members(error, column) + diff)
  }

  private static func members(_ error: LineError, _ column: Int) -> [JSONValue.Member] {
    [
      .init("code", .string(error.code.rawValue)), .init("message", .string(error.message)),
      .init("column", .integer(column)),
      .init("candidates", .array(error.candidates.map(JSONValue.string))),
    ]
  }
}
