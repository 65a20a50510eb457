// SPDX-License-Identifier: Apache-2.0

/// A type of file, by its identifier; stands in for the system's type, which other systems lack.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.json`.
  public let identifier: String

  /// Creates a type of an identifier.
  public init(_ identifier: String) { self.identifier = identifier }

  /// Creates the type that an app declares as its own.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Creates a type of the files with an extension.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty else { return nil }
    identifier = "dyn.\(filenameExtension)"
  }

  /// Any file or folder.
  public static let item = UTType("public.item")
  /// Any content.
  public static let content = UTType("public.content")
  /// Any data.
  public static let data = UTType("public.data")
  /// A folder.
  public static let folder = UTType("public.folder")
  /// A folder, or what is stored as one.
  public static let directory = UTType("public.directory")
  /// Any text.
  public static let text = UTType("public.text")
  /// Text without format.
  public static let plainText = UTType("public.plain-text")
  /// JSON.
  public static let json = UTType("public.json")
  /// XML.
  public static let xml = UTType("public.xml")
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list")
  /// Values in lines, separated by commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  /// Any image.
  public static let image = UTType("public.image")
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf")
  /// An archive.
  public static let archive = UTType("public.archive")
  /// ZIP.
  public static let zip = UTType("public.zip-archive")
}
