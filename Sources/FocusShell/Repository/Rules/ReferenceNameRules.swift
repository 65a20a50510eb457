// SPDX-License-Identifier: Apache-2.0

/// The rules of `git check-ref-format` for a part in the middle of a reference's name.
///
/// They are about bytes: in Swift's characters, an accent could hide a forbidden letter.
enum ReferenceNameRules {
  /// Returns why text cannot be in a reference's name, or nil if it can.
  static func problem(with name: String) -> String? {
    let bytes = Array(name.utf8)
    if let problem = problemWithBytes(bytes) { return problem }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      if let problem = problem(withPart: part) { return problem }
    }
    return nil
  }

  private static func problemWithBytes(_ bytes: [UInt8]) -> String? {
    for (byte, next) in zip(bytes, bytes.dropFirst() + [0]) {
      switch (Character(Unicode.Scalar(byte)), Character(Unicode.Scalar(next))) {
      case (" ", _): return "A name cannot have spaces."
      case ("\0"..."\u{1F}", _), ("\u{7F}", _): return "A name cannot have control characters."
      case (let character, _) where "~^:?*[\\".contains(character):
        return "A name cannot have “\(character)”."
      case (".", "."): return "A name cannot have “..”."
      case ("@", "{"): return "A name cannot have “@{”."
      default: break
      }
    }
    return nil
  }

  private static func problem(withPart part: ArraySlice<UInt8>) -> String? {
    if part.isEmpty { return "A name cannot begin or end with “/” or have “//”." }
    if part.first == UInt8(ascii: ".") { return "No part of a name can begin with “.”." }
    if part.suffix(5) == ArraySlice(".lock".utf8) {
      return "No part of a name can end with “.lock”."
    }
    return nil
  }
}
