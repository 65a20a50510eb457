// SPDX-License-Identifier: Apache-2.0

extension _Node {
  /// Checks that an environment object which a property needs is there.
  ///
  /// SwiftUI traps when such a property is read (rule E3). Here a view that lacks an object shows nothing,
  /// the session has a runtime issue that says so, and the view comes back when the object does.
  func requireObject(_ type: ObjectIdentifier, named name: String, property: String) {
    let found = environment?.nearest(type)
    if let holder = found as? any OptionalObjectHolder, holder.holdsObject { return }
    status.insert(.lacksObject)
    graph.session.raise(
      RuntimeIssue(
        .missingEnvironmentObject, subject: name,
        message: """
          \(describedValueType) reads \(name) from the environment as "\(property)", and nothing above it \
          has put one there; add .environment(…) or .environmentObject(…) to a view or scene around it.
          """))
  }
}

/// A scope that may hold an object.
@MainActor
private protocol OptionalObjectHolder {
  var holdsObject: Bool { get }
}

extension EnvironmentValueScope: OptionalObjectHolder {
  fileprivate var holdsObject: Bool {
    guard let optional = value as? any OptionalValue else { return true }
    return !optional.isNil
  }
}
