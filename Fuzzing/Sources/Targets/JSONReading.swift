// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import CommandShell
@testable import FocusModel

/// The readers of JSON: any value, requests, saved windows.
enum JSONReading: Reader {
  static func read(_ bytes: [UInt8]) {
    checkValue(bytes)
    checkRequest(bytes)
    checkString(bytes)
    guard let windows = try? JSONDecoder().decode(SavedWindows.self, from: Data(bytes)) else {
      return
    }
    let session = Session(FuzzedApp(), opensLaunchWindow: false)
    session.restore(SavedWindows(windows: Array(windows.windows.prefix(50))))
    demandHarmless("\(StateJSON(session: session).value)", "the state")
  }

  /// A value that is read and written is the same when it is read again, and JSON for others too.
  private static func checkValue(_ bytes: [UInt8]) {
    do throws(JSONReader.Failure) {
      let value = try JSONReader.read(bytes)
      let json = Array("\(value)".utf8)
      guard let again = try? JSONReader.read(json) else {
        return demand(false, "no JSON: \(value)")
      }
      demand(Array("\(again)".utf8) == json, "\(value) reads as \(again)")
      let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      demand(other != nil, "no JSON for others: \(value)")
    } catch {
      demand(error.offset <= bytes.count, "a failure lies behind the bytes")
      demandHarmless(error.message, "a failure")
    }
  }

  /// Bytes are a request or an error; the request does what a line could.
  private static func checkRequest(_ bytes: [UInt8]) {
    var id: JSONValue?
    do throws(LineError) {
      let request = try ControlRequest.read(bytes[...], id: &id)
      guard case .action(let action) = request.content else { return }
      let session = Session(FuzzedApp())
      for event in session.perform(action).events {
        demandHarmless("\(EventJSON.value(event))", "an event")
      }
    } catch {
      demand(error.code != .internal, error.text)
      demandHarmless("\(Diagnostic(error, of: bytes[...], file: "-", line: 1))", "an error")
    }
  }

  /// What is written as a JSON string, other readers of JSON read.
  private static func checkString(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let json = JSONValue.array([.string(text)]).description
    demandHarmless(json, "a JSON string")
    demand(!json.contains("\n"), "a JSON string has more than a line")
    let again = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    demand(again.map { Array($0[0].utf8) == Array(text.utf8) } ?? false, "other text: \(json)")
  }
}
