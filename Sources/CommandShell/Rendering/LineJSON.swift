// SPDX-License-Identifier: Apache-2.0

/// The JSON object that one line of input gives.
enum LineJSON {
  /// - Parameters:
  ///   - number: The line's number, from 1.
  ///   - input: The line as it was written.
  ///   - result: What running it gave.
  /// - Returns: The object, with the contract's keys.
  static func value(_ number: Int, _ input: ArraySlice<UInt8>, _ result: LineResult) -> JSONValue {
    [
      "line": .integer(number), "input": .string(String(decoding: input, as: UTF8.self)),
      "ok": .bool(result.isOK), "report": .array(result.events.map(EventJSON.value)),
      "output": .array(result.output.map(JSONValue.string)),
      "value": result.value ?? result.meaning ?? .null,
      "error": result.error.map { error($0, in: input) } ?? .null,
    ]
  }

  private static func error(_ error: LineError, in input: ArraySlice<UInt8>) -> JSONValue {
    let column = SourcePosition.column(ofByte: error.range?.lowerBound ?? 0, in: input)
    return [
      "code": .string(error.code.rawValue), "message": .string(error.message),
      "column": .integer(column), "candidates": .array(error.candidates.map(JSONValue.string)),
    ]
  }
}
