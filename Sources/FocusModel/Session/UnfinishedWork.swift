// SPDX-License-Identifier: Apache-2.0

/// Work that an app has started and that has not ended.
public enum UnfinishedWork: Hashable, Sendable {
  /// A task of a view, by its own name, else the view's.
  case viewTask(String)
  /// A task that an action has started, or a view that it has brought up.
  case action(UserAction)
  /// A task that was started outside any action, by another task or when the app started.
  case other
}

extension Session {
  /// The work that keeps ``isBusy`` true, for saying what is waited for.
  ///
  /// Empty when nothing runs. A task that has been started by one that has ended counts as that one.
  public var unfinishedWork: [UnfinishedWork] { isBusy ? tasks.unfinished : [] }
}
