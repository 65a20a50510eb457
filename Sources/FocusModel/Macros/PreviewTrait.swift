// SPDX-License-Identifier: Apache-2.0

/// A wish for how a preview is shown, which is accepted and has no effect.
public struct PreviewTrait<Traits>: Sendable {
  private init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The size of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }

  /// The size of the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  /// A device held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }

  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }

  /// A device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }

  /// A device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }

  /// The context that a modifier supplies.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}
