// SPDX-License-Identifier: Apache-2.0

/// An error that the compiler shows at a place in the user's source.
///
/// The compiler wants the three lists, even empty.
struct Diagnostic: Encodable {
  struct Position: Encodable, Equatable {
    /// No place in any file.
    static let none = Position(fileName: "", offset: 0)

    var fileName: String
    var offset: Int
  }

  struct Range: Encodable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  var message: String
  var position: Position
  private let severity = "error"
  var highlights: [Range] = []
  private let notes: [String] = []
  private let fixIts: [String] = []
}
