// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Explains how a command would be resolved now; of several items with one name, each.
  func explain(_ typed: String, into result: inout LineResult) throws(LineError) {
    let name = try existingCommand(typed)
    var resolutions: [CommandResolution] = []
    for reference in references(to: name) {
      do throws(Refusal) {
        resolutions.append(try session.resolution(of: reference))
      } catch {
        throw LineError(error)
      }
    }
    let values = resolutions.map { ResolutionJSON(resolution: $0).value }
    result.print(
      resolutions.flatMap { ResolutionText(resolution: $0).lines },
      meaning: values.count == 1 ? values[0] : .array(values))
  }

  private func references(to name: String) -> [MenuItemReference] {
    let items = session.menuBar.allItems.filter { $0.name == name }
    return items.count > 1 ? items.map { .path($0.path) } : [.name(name)]
  }
}
