// SPDX-License-Identifier: Apache-2.0

// Arguments of the modifiers of sheets and popovers: recorded and inert.

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")

  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")

  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can, up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled(upThrough: \(detent))")
  }
}

/// Whether a swipe scrolls or changes the height of a sheet.
public struct PresentationContentInteraction: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// It changes the height first.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// It scrolls first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What becomes of a presentation where there is little space.
public struct PresentationAdaptation: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// Nothing else.
  public static let none = PresentationAdaptation(name: "none")

  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a sheet.
public protocol PresentationSizing {}

/// A size that SwiftUI has for sheets, with changes.
struct SystemPresentationSizing: PresentationSizing, NamedValue {
  let name: String
}

/// The system's choice of size.
public struct AutomaticPresentationSizing: PresentationSizing, CustomStringConvertible {
  /// Creates it.
  public init() {}

  /// The SwiftUI name.
  public var description: String { "automatic" }
}

/// The size of its content.
public struct FittedPresentationSizing: PresentationSizing, CustomStringConvertible {
  /// Creates it.
  public init() {}

  /// The SwiftUI name.
  public var description: String { "fitted" }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, CustomStringConvertible {
  /// Creates it.
  public init() {}

  /// The SwiftUI name.
  public var description: String { "form" }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, CustomStringConvertible {
  /// Creates it.
  public init() {}

  /// The SwiftUI name.
  public var description: String { "page" }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice of size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns the size fitted to its content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    SystemPresentationSizing(
      name: "\(self).fitted(horizontal: \(horizontal), vertical: \(vertical))")
  }

  /// Returns the size that does not become smaller in some directions.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing {
    SystemPresentationSizing(
      name: "\(self).sticky(horizontal: \(horizontal), vertical: \(vertical))")
  }
}
