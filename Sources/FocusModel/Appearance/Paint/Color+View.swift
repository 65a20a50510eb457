// SPDX-License-Identifier: Apache-2.0

// A colour used as a view fills its space on a Mac. Here it is an element that draws nothing and
// still carries what is attached to it: `Color.clear.sheet(…)` is a common idiom.

extension Color: View {
  /// The element of the colour.
  public var body: some View {
    InertLeaf("Color", self)
  }
}

extension Color: ShapeStyle {}
