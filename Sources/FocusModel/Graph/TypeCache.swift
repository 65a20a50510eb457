// SPDX-License-Identifier: Apache-2.0

/// What has been found out about types, by type.
///
/// A look-up costs a few nanoseconds, where a dictionary's randomly seeded hash costs twenty: it is made
/// for each node that is made.
struct TypeCache<Found> {
  private var keys: [UInt]
  private var found: [Found?]
  private var count = 0

  init() {
    keys = Array(repeating: 0, count: 64)
    found = Array(repeating: nil, count: 64)
  }

  /// What is known of a type.
  subscript(type: Any.Type) -> Found? { found[slot(of: Self.key(type))] }

  mutating func insert(_ value: Found, for type: Any.Type) {
    if count * 2 >= keys.count { grow() }
    place(value, at: Self.key(type))
    count += 1
  }

  private static func key(_ type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

  /// Where a key is, or the free place where it would go.
  private func slot(of key: UInt) -> Int {
    let mask = keys.count - 1
    let hash = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func place(_ value: Found?, at key: UInt) {
    let slot = slot(of: key)
    keys[slot] = key
    found[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, found)
    keys = Array(repeating: 0, count: keys.count * 2)
    found = Array(repeating: nil, count: keys.count)
    for (key, value) in old where key != 0 { place(value, at: key) }
  }
}
