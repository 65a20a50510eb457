// SPDX-License-Identifier: Apache-2.0

// What an app's files get from `import Combine` on systems that have none: observable objects, and streams
// as far as apps use them beside SwiftUI. What needs Foundation is in this module.
@_exported import FocusModel
@_exported import Foundation
