// SPDX-License-Identifier: Apache-2.0

/// The expansion of `@Entry`: accessors for the variable and, beside it, the type of its key.
enum EntryMacro {
  enum Role: String {
    case accessor
    case peer
  }

  static func expand(_ expansion: AttachedExpansion) -> PluginAnswer {
    guard let role = Role(rawValue: expansion.macroRole) else {
      return .refusal("'@Entry' has no role '\(expansion.macroRole)'")
    }
    do throws(EntryRefusal) {
      let entry = try Entry(expansion)
      return .expandMacroResult(
        expandedSource: entry.map { $0.source(for: role) } ?? "", diagnostics: [])
    } catch {
      return .expandMacroResult(
        expandedSource: error.source(for: role),
        diagnostics: error.role == role ? [error.diagnostic] : [])
    }
  }
}

extension EntryRefusal {
  /// Returns code that keeps the compiler from adding errors of its own.
  fileprivate func source(for role: EntryMacro.Role) -> String? {
    switch role {
    case .accessor:
      acceptsAccessors ? "get { Swift.fatalError() }\nset { _ = newValue }" : nil
    case .peer: ""
    }
  }
}
