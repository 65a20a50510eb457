// SPDX-License-Identifier: Apache-2.0

/// Makes an entry of `EnvironmentValues`, `FocusedValues`, `Transaction` or `ContainerValues`.
///
/// Write it on a variable in an extension of one of the four types:
///
///     extension EnvironmentValues {
///       @Entry var rowLimit = 20
///     }
///
///     extension FocusedValues {
///       @Entry var presentedSheet: Binding<Sheet>?
///     }
///
/// An entry has a default value, or an optional type and then nil. An entry of `FocusedValues` is
/// always optional, because it is nil while nothing publishes it.
///
/// A default value is made anew each time it is needed if the variable's type is written, and once
/// if the type is taken from the value.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FocusModelMacros", type: "EntryMacro")
