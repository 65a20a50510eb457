// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Version control on real repositories, one window a repository.
@main
struct FocusShellApp: App {
  private let library: RepositoryLibrary

  init() { self.init(library: RepositoryLibrary()) }

  init(library: RepositoryLibrary) { self.library = library }

  var body: some Scene {
    WindowGroup("Repository", id: "repository", for: URL.self) { $folder in
      RepositoryWindow(folder: $folder, library: library)
    }
    .commands { RepositoryCommands() }
  }
}
