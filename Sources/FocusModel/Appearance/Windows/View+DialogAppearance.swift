// SPDX-License-Identifier: Apache-2.0

// How alerts and file dialogs look: recorded and inert. What presents them is not here.

/// How grave an alert is.
public struct DialogSeverity: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = DialogSeverity(name: "automatic")

  /// Usual.
  public static let standard = DialogSeverity(name: "standard")

  /// Critical.
  public static let critical = DialogSeverity(name: "critical")
}

/// What a file dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Packages as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)

  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)

  /// The extensions of files.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension FileDialogBrowserOptions: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.enumeratePackages, "enumeratePackages"), (.includeHiddenFiles, "includeHiddenFiles"),
    (.displayFileExtensions, "displayFileExtensions"),
  ]
}

extension View {
  /// Sets how grave alerts are; a critical one keeps the app from quitting. // S34
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity).recorded("dialogSeverity", severity)
  }
}

nonisolated extension View {
  /// Sets the icon of alerts.
  public func dialogIcon(_ icon: Image?) -> some View {
    recorded("dialogIcon")
  }

  /// Sets what file dialogs show.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    recorded("fileDialogBrowserOptions", options)
  }

  /// Sets the name under which file dialogs remember their state.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID", id)
  }

  /// Sets whether file dialogs give an alias rather than what it stands for.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    recorded("fileDialogImportsUnresolvedAliases", imports)
  }
}
