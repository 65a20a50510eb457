// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// What was cut or copied last, by AppKit's name: a text, which the app's Paste puts into fields.
///
/// Source: <https://developer.apple.com/documentation/appkit/nspasteboard>
public final class NSPasteboard: Sendable {
  /// What was cut or copied last.
  public static let general = NSPasteboard()

  /// The kind of what was copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
  }

  private init() {}

  /// Forgets what was copied.
  @discardableResult
  public func clearContents() -> Int {
    RunningApp.copiedText = ""
    return 0
  }

  /// Forgets what was copied, before something of a kind is.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies a text; of another kind than a text, it is not kept.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string else { return false }
    RunningApp.copiedText = string
    return true
  }

  /// The text that was copied, if it is of that kind.
  public func string(forType dataType: PasteboardType) -> String? {
    let text = RunningApp.copiedText
    return dataType == .string && !text.isEmpty ? text : nil
  }
}
