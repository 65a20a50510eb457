// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// What a movement with the button down tells about itself. None ever happens.

extension DragGesture.Value {
  /// Where it is.
  public var location: CGPoint { CGPoint(x: x, y: y) }

  /// Where it started.
  public var startLocation: CGPoint { CGPoint(x: startX, y: startY) }

  /// How far it has come.
  public var translation: CGSize { CGSize(width: x - startX, height: y - startY) }

  /// How fast it is, which is not at all.
  public var velocity: CGSize { .zero }

  /// Where it would end.
  public var predictedEndLocation: CGPoint { location }

  /// How far it would come.
  public var predictedEndTranslation: CGSize { translation }
}
