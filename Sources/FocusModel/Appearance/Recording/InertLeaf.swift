// SPDX-License-Identifier: Apache-2.0

/// A view that only draws, such as a colour or a circle.
///
/// It is no element: there is nothing in it to read or to use. Whatever an app attaches to it, such
/// as a sheet or an action, works as on any other view.
struct InertLeaf {
  let attribute: ElementAttribute

  init(_ name: StaticString, _ argument: Any? = nil) {
    attribute = ElementAttribute(name: name, argument: argument)
  }
}

extension InertLeaf: View {
  var body: some View {
    EmptyView().recorded(attribute.name, attribute.argument)
  }
}
