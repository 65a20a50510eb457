// SPDX-License-Identifier: Apache-2.0

extension CommandResolution {
  /// A focused value that a command reads.
  public struct ReadValue {
    /// The name of the key.
    public let key: String
    /// The view or commands that read it.
    public let reader: String
    /// Who publishes the value that counts; nil when the command reads nil.
    public let publisher: Publisher?
    /// Others that publish the key, and why they do not count.
    public let others: [Other]
  }

  /// A view that publishes a focused value.
  public struct Publisher {
    /// The type of view whose body publishes it.
    public let view: String
    /// The window.
    public let window: Int
    /// Whether it is published for the whole scene, rather than for keyboard focus inside a view. // F3, F4
    public let isForScene: Bool
    /// What the command reads; for a binding, what its getter gives.
    public let reads: DescribedValue
    /// Whether what is published is a binding, which the command may write.
    public let isBinding: Bool
  }

  /// A view that publishes a key and does not count.
  public struct Other: Hashable, Sendable {
    /// The type of view whose body publishes it.
    public let view: String
    /// The window.
    public let window: Int
    /// Why it does not count.
    public let reason: Reason

    /// Why a published value does not count.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
      /// Its window is not the one whose values menus see. // F9
      case otherWindow
      /// It publishes nil, which is nothing. // F7
      case publishesNil
      /// It publishes for keyboard focus inside it, and focus is elsewhere. // F3
      case focusElsewhere
      /// A publisher nearer to keyboard focus goes before it. // F5
      case nearerOneWins
      /// What is published for keyboard focus goes before what is published for the scene. // F6
      case focusedOneWins
      /// It lies behind what is presented in front. // F17
      case behindPresentation
      /// It is on a page or tab that is covered. // F6
      case covered
      /// Another publisher for the whole scene goes before it, by the policy. // F6
      case otherOneWins
      /// It publishes for a `Window` scene, whose values are not seen, by the policy. // F26
      case windowScene
    }
  }
}

extension CommandResolution.Other.Reason {
  /// The rule by which the value does not count.
  public var rule: String {
    switch self {
    case .otherWindow: "F9"
    case .publishesNil: "F7"
    case .focusElsewhere: "F3"
    case .nearerOneWins: "F5"
    case .focusedOneWins, .covered, .otherOneWins: "F6"
    case .behindPresentation: "F17"
    case .windowScene: "F26"
    }
  }
}
