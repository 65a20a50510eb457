// SPDX-License-Identifier: Apache-2.0

@testable import CommandShell

/// The line parser: any bytes are a statement that can be written again, or an error inside the line.
enum LineReading: Reader {
  static func read(_ bytes: [UInt8]) {
    check(bytes, acceptsPrefixes: false)
    check(bytes, acceptsPrefixes: true)
    if let text = String(validating: bytes, as: UTF8.self) {
      let point = CompletionPoint(atEndOf: text)
      demand(point.range.upperBound <= bytes.count, "a completion lies behind the line")
    }
  }

  private static func check(_ bytes: [UInt8], acceptsPrefixes: Bool) {
    var parser = LineParser()
    parser.acceptsVerbPrefixes = acceptsPrefixes
    do throws(SyntaxError) {
      checkSource(of: try parser.parse(bytes.span), &parser)
    } catch {
      check(error, of: bytes)
    }
  }

  static func check(_ error: SyntaxError, of bytes: [UInt8]) {
    demand(error.range.upperBound <= bytes.count, "an error lies behind the line")
    demand(error.message.utf8.count < 2_000, "a message grows with the line")
    let invalid = InvalidLine(number: 1, bytes: 0..<bytes.count, error: error)
    demandHarmless("\(Diagnostic(invalid, text: bytes[...], file: "-"))", "a diagnostic")
  }

  /// A verb written as a line is the same verb when that is read again.
  private static func checkSource(of statement: Statement, _ parser: inout LineParser) {
    switch statement {
    case .inWindow(_, _, let inner): checkSource(of: inner, &parser)
    case .verb(let verb, _):
      guard case .verb(let again, _)? = try? parser.parse(verb.source) else {
        return demand(false, "no verb: \(verb.source)")
      }
      demand(again.source == verb.source, "\(verb.source) reads as \(again.source)")
    case .text(let text):
      guard let source = Statement.source(typing: text) else { return }
      demand((try? parser.parse(source)) == .text(text), "no text: \(source)")
    default: break
    }
  }
}
