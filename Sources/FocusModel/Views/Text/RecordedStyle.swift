// SPDX-License-Identifier: Apache-2.0

/// The inert modifiers that were put on a text itself, the last one first.
///
/// A text with a modifier is still a text, so that texts can be joined; what was said of it goes along.
final class RecordedStyle: Sendable {
  private let name: StaticString
  private let argument: (any Sendable)?
  private let inner: RecordedStyle?

  init(_ name: StaticString, _ argument: (any Sendable)?, over inner: RecordedStyle?) {
    self.name = name
    self.argument = argument
    self.inner = inner
  }

  /// The modifiers from the inside out.
  var attributes: [ElementAttribute] {
    (inner?.attributes ?? []) + [ElementAttribute(name: name, argument: argument)]
  }
}
