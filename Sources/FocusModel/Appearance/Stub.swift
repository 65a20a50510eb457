public struct HorizontalAlignment: Hashable, Sendable {
  public static let center = HorizontalAlignment()
}
public struct VerticalAlignment: Hashable, Sendable {
  public static let center = VerticalAlignment()
}
public struct Alignment: Hashable, Sendable { public static let center = Alignment() }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum Axis: Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 2)
  }
}
