// SPDX-License-Identifier: Apache-2.0

/// An app's file with entries that cannot be expanded.
///
/// A comment at the end of a line says how often and in which column, in bytes, an error is
/// expected there, and a part of its message.
enum RefusedSource {
  struct Expectation {
    var line: Int
    var count: Int
    var column: Int
    var message: String
  }

  static let text = """
    import SwiftUI

    // Umlauts count as two bytes: äöü
    extension EnvironmentValues {
      @Entry let a: Int = 0  //! 1 x 10: declare it with 'var'
      @Entry static var b: Int = 0  //! 1 x 10: remove 'static'
      @Entry public lazy var c: Int = 0  //! 1 x 17: remove 'lazy'
      @Entry weak var d: AnyObject?  //! 1 x 10: remove 'weak'
      @Entry var e: Int = 0, f: Int = 1  //! 2 x 24: with its own '@Entry'
      @Entry var g: Int { 0 }  //! 1 x 21: remove this block
      @Entry var h: Int = 0 { didSet {} }  //! 1 x 25: remove this block
      @Entry var i: Int { get { 0 } set {} }  //! 1 x 21: remove this block
      #if true
        /* é */ @Entry
        /// A documented one.
        @available(macOS 14, *) public
        /* ü */ var j: () -> Int?  //! 1 x 18: 'j' needs a value
      #endif
      @Entry var k  //! 1 x 14: 'k' needs a value
    }

    extension FocusedValues {
      @Entry var l: Int  //! 1 x 17: make its type optional
      @Entry var m: Int? = 3  //! 1 x 24: remove its default value
      @Entry var n = 4  //! 1 x 14: write its optional type
      @Entry var
        o:
        Binding<String>  //! 1 x 5: make its type optional
    }

    @Entry var p: Int = 0  //! 1 x 1: move this variable into one

    struct Values { @Entry var q: Int = 0 }  //! 1 x 17: move this variable into one

    extension String {
      @Entry var r: Int { 3 }  //! 1 x 3: move this variable into one
    }

    extension EnvironmentValues {
      func local() -> Int {
        @Entry var s: Int = 0  //! 1 x 5: move this variable into one
        return s
      }
    }
    """

  static let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
    .compactMap { index, line -> Expectation? in
      guard let match = line.firstMatch(of: #///! (\d) x (\d+): (.*)/#),
        let count = Int(match.1), let column = Int(match.2)
      else { return nil }
      return Expectation(
        line: index + 1, count: count, column: column, message: String(match.3))
    }
}
