// SPDX-License-Identifier: Apache-2.0

// A recorded colour describes itself as it was written.

extension Color: CustomStringConvertible {
  /// The colour as a person writes it, such as `red.opacity(0.5)`.
  public var description: String {
    alpha == 1 ? source.description : "\(source.description).opacity(\(alpha.trimmed))"
  }
}

extension Color.Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name):
      name
    case .asset(let name):
      String(reflecting: name)
    case .rgb(let space, let red, let green, let blue):
      "\(space.prefix)red: \(red.trimmed), green: \(green.trimmed), blue: \(blue.trimmed)"
    case .gray(let space, let white):
      "\(space.prefix)white: \(white.trimmed)"
    case .hsb(let hue, let saturation, let brightness):
      "hue: \(hue.trimmed), saturation: \(saturation.trimmed), brightness: \(brightness.trimmed)"
    case .mixed(let base, let other, let share):
      "\(base).mix(with: \(other), by: \(share.trimmed))"
    }
  }
}

extension Color.RGBColorSpace {
  /// The space in front of components, left out when it is the usual one.
  fileprivate var prefix: String {
    self == .sRGB ? "" : "\(self), "
  }
}
