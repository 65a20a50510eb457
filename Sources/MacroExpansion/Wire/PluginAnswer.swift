// SPDX-License-Identifier: Apache-2.0

/// A message to the compiler; the cases and their labels are the keys of the JSON.
enum PluginAnswer: Encodable {
  case getCapabilityResult(capability: PluginCapability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
  case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

  /// An answer without code that is reported as an error.
  static func refusal(_ message: String, at position: Diagnostic.Position = .none) -> Self {
    .expandMacroResult(
      expandedSource: nil, diagnostics: [Diagnostic(message: message, position: position)])
  }
}

/// What this plugin understands.
struct PluginCapability: Encodable {
  /// The first version of the messages that sends the lexical context.
  static let current = PluginCapability(protocolVersion: 7, features: [])

  var protocolVersion: Int
  var features: [String]
}
