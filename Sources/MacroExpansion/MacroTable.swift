// SPDX-License-Identifier: Apache-2.0

/// The macros of this plugin, found by the type names that their declarations give.
enum MacroTable {
  /// Returns the answer to a request.
  static func answer(to request: PluginRequest) -> PluginAnswer {
    switch request {
    case .getCapability:
      .getCapabilityResult(capability: .current)
    case .expandAttachedMacro(let expansion):
      expand(expansion)
    case .expandFreestandingMacro(let expansion):
      expand(expansion)
    case .loadPluginLibrary:
      .loadPluginLibraryResult(loaded: false, diagnostics: [])
    case .unknown:
      .refusal("the macro plugin does not know this request of the compiler")
    }
  }

  private static func expand(_ expansion: AttachedExpansion) -> PluginAnswer {
    switch expansion.macro.typeName {
    case "EntryMacro": EntryMacro.expand(expansion)
    case "PreviewableMacro": PreviewMacro.nothing
    default: unknownMacro(expansion.macro, at: SourceText(expansion.attributeSyntax))
    }
  }

  private static func expand(_ expansion: FreestandingExpansion) -> PluginAnswer {
    switch expansion.macro.typeName {
    case "PreviewMacro": PreviewMacro.nothing
    default: unknownMacro(expansion.macro, at: SourceText(expansion.syntax))
    }
  }

  private static func unknownMacro(_ macro: MacroReference, at use: SourceText) -> PluginAnswer {
    let message =
      "the macro plugin has no '\(macro.typeName)'; rebuild it with the macro's declaration"
    return .refusal(message, at: use.position(of: use.tokens.first))
  }
}
