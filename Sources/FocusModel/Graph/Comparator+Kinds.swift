// SPDX-License-Identifier: Apache-2.0

/// Counts any two values as equal: what a property stores is no part of what a parent passes in.
final class SameComparator: Comparator {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}

/// Compares objects.
final class IdentityComparator: Comparator {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.load(as: UnsafeRawPointer?.self) == right.load(as: UnsafeRawPointer?.self)
  }
}

/// Compares closures: the same when function and context are; a fresh context is a fresh closure.
final class ClosureComparator: Comparator {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let (left, right) = (
      left.assumingMemoryBound(to: Int.self), right.assumingMemoryBound(to: Int.self)
    )
    return left[0] == right[0] && left[1] == right[1]
  }
}

/// Compares values that know how.
final class EquatableComparator<Value: Equatable>: Comparator {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Compares values with a function.
final class CustomComparator<Value>: Comparator {
  private let compare: (Value, Value) -> Bool

  init(_ compare: @escaping (Value, Value) -> Bool) { self.compare = compare }

  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    compare(
      left.assumingMemoryBound(to: Value.self).pointee,
      right.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Compares structures field by field.
final class FieldsComparator: Comparator {
  typealias Part = (offset: Int, comparator: Comparator)

  private let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for part in parts
    where !part.comparator.areEqual(at: left + part.offset, right + part.offset) {
      return false
    }
    return true
  }
}

/// A type that is not `Equatable` but whose parts may be comparable.
protocol StructurallyCompared {
  @MainActor static func makeComparator() -> Comparator
}

extension Optional: StructurallyCompared {
  @MainActor static func makeComparator() -> Comparator {
    OptionalComparator<Self>(Comparator.of(Wrapped.self))
  }
}

/// Compares optional values: both nil, or equal inside.
private final class OptionalComparator<Whole: OptionalValue>: Comparator {
  private let wrapped: Comparator

  init(_ wrapped: Comparator) { self.wrapped = wrapped }

  /// An optional keeps its value at its own address, so that nothing needs to be copied out.
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch (Whole.isNil(at: left), Whole.isNil(at: right)) {
    case (true, true): true
    case (false, false): wrapped.areEqual(at: left, right)
    default: false
    }
  }
}
