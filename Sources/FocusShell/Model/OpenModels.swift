// SPDX-License-Identifier: Apache-2.0

/// The models of all windows, so that those on the same folder hear of each other's changes.
@MainActor
final class OpenModels {
  private struct Entry {
    weak var model: RepositoryModel?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Takes note of a model for as long as its window is there.
  func add(_ model: RepositoryModel) {
    entries.removeAll { $0.model == nil || $0.model === model }
    entries.append(Entry(model: model))
  }

  /// Has the models of other windows on the same folder read their repository again.
  func repositoryDidChange(by model: RepositoryModel) async {
    guard let folder = model.repository?.folder else { return }
    for other in entries.compactMap(\.model)
    where other !== model && other.repository?.folder == folder {
      await other.reload()
    }
  }
}
