// SPDX-License-Identifier: Apache-2.0

extension _Node {
  /// Notes that an environment object which a property of the value needs is not there.
  ///
  /// SwiftUI traps when such a property is read (rules E3, E5). Here the body does not run, so the view shows
  /// nothing; the session has a runtime issue that says so, and the view comes back when the object does.
  func lacksObject(_ type: Any.Type, for property: String) {
    guard !status.contains(.lacksObject) else { return }
    status.insert(.lacksObject)
    graph.session.raise(.missingObject(type, readBy: property, of: describedValueType))
  }
}
