// SPDX-License-Identifier: Apache-2.0

/// Writes JSON to a growing buffer of bytes, each value on one line.
///
///     writer.beginObject()
///     writer.key("line"); writer.write(3)
///     writer.key("ok"); writer.write(true)
///     writer.endObject()
///     writer.endLine()
///
/// The writer puts the commas; that every object and array is closed is the caller's part.
struct JSONWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Forgets what has been written but keeps the memory for the next line.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line, which closes one value and lets the next one begin.
  mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  mutating func beginObject() { open(UInt8(ascii: "{")) }

  mutating func endObject() { close(UInt8(ascii: "}")) }

  mutating func beginArray() { open(UInt8(ascii: "[")) }

  mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a key of the object that is open; its value comes next.
  mutating func key(_ key: String) {
    separate()
    bytes.appendJSONString(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func writeNull() { append("null") }

  mutating func write(_ value: Bool) { append(value ? "true" : "false") }

  mutating func write(_ value: Int) {
    if let digit = UInt8(exactly: value), digit < 10 {
      separate()
      bytes.append(UInt8(ascii: "0") + digit)
    } else {
      append(String(value))
    }
  }

  /// Writes a number with a fraction, or null where it is infinite or not a number.
  mutating func write(_ value: Double) { append(value.isFinite ? value.description : "null") }

  mutating func write(_ value: String) {
    separate()
    bytes.appendJSONString(value)
  }

  /// Writes any value with all that it holds.
  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .integer(let value): write(value)
    case .double(let value): write(value)
    case .string(let value): write(value)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        write(member.value)
      }
      endObject()
    }
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func append(_ token: String) {
    separate()
    bytes.append(contentsOf: token.utf8)
  }
}
