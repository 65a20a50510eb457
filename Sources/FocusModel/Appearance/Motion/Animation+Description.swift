// SPDX-License-Identifier: Apache-2.0

// A recorded animation describes itself as it was written.

extension Animation: CustomStringConvertible {
  /// The animation as a person writes it, such as `easeInOut(duration: 0.2).delay(1)`.
  public var description: String { recipe.description }
}

extension Animation.Recipe: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name):
      name
    case .timed(let name, let duration):
      "\(name)(duration: \(duration.trimmed))"
    case .curve(let curve, let duration):
      "timingCurve(\(curve), duration: \(duration.trimmed))"
    case .spring(let spring):
      "spring(\(spring))"
    case .delayed(let animation, let delay):
      "\(animation).delay(\(delay.trimmed))"
    case .faster(let animation, let speed):
      "\(animation).speed(\(speed.trimmed))"
    case .repeated(let animation, let count?, let autoreverses):
      "\(animation).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeated(let animation, nil, let autoreverses):
      "\(animation).repeatForever(autoreverses: \(autoreverses))"
    }
  }
}
