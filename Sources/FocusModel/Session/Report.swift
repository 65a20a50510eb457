// SPDX-License-Identifier: Apache-2.0

/// What an action has changed, in order.
public struct Report {
  /// The changes, in the order in which they happened.
  public internal(set) var events: [Event] = []
  /// Why the action was refused, if it was.
  public internal(set) var refusal: Refusal?
  /// Whether the action itself has started tasks; those that views start when they come up do not count.
  ///
  /// A sign that it may have worked outside the app.
  public internal(set) var startsTasks = false

  /// Whether the action was carried out.
  public var isAccepted: Bool { refusal == nil }

  /// One change.
  public enum Event {
    /// A property was written.
    case stateWritten(StateWrite)
    /// A sheet, cover or popover came up.
    case sheetPresented(Presented)
    /// A sheet made way for another of the same presenter, because the item's id changed.
    case sheetReplaced(Presented, old: DescribedValue)
    /// A sheet's item changed while its id stayed the same.
    case sheetUpdated(Presented)
    /// A sheet, cover or popover has gone.
    case sheetDismissed(Presented)
    /// A sheet's `onDismiss` closure has run.
    case onDismissRan(Presented)
    /// An alert or confirmation dialog came up.
    case alertPresented(title: String, window: Int)
    /// An alert or confirmation dialog has gone.
    case alertDismissed(title: String, window: Int)
    /// Another window is key, or none.
    case keyWindowChanged(window: Int?)
    /// A window was opened.
    case windowOpened(window: Int, scene: String)
    /// A window was closed.
    case windowClosed(window: Int)
    /// A window was minimised.
    case windowMinimized(window: Int)
    /// Keyboard focus moved to a field, or to nothing.
    case focusMoved(label: String?, window: Int)
    /// The system was asked to open an address outside the app.
    case urlOpened(String)
    /// The app has handed a value to other apps.
    case itemShared(String)
    /// A command that the system carries out outside the app was chosen, such as About.
    case systemCommand(String)
    /// A command was refused.
    case commandRefused(Refusal)
    /// A runtime issue was raised.
    case issueRaised(RuntimeIssue)
    /// A task of a view began.
    case taskStarted(label: String, window: Int?)
    /// A progress view that a task drives moved on.
    case taskProgressed(label: String, fraction: Double?, window: Int?)
    /// A task of a view has ended.
    case taskEnded(label: String, window: Int?)
  }

  /// A property that was written.
  public struct StateWrite {
    /// The name of the property.
    public let key: String
    /// The type that owns the property.
    public let view: String
    /// The value before.
    public let old: DescribedValue
    /// The value after.
    public let new: DescribedValue
    /// The window that the property belongs to; nil for the app and for shared objects.
    public let window: Int?
  }

  /// A presentation.
  public struct Presented {
    /// The identity of what is presented.
    public let id: DescribedValue
    /// The window on which it is presented.
    public let window: Int
  }
}
