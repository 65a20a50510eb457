// SPDX-License-Identifier: Apache-2.0

// What an app's files get from `import SwiftUI` on systems that have no SwiftUI of their own.
@_exported import Combine
@_exported import CommandShell
@_exported import FocusModel
@_exported import Foundation
@_exported import Observation
