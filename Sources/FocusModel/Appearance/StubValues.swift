public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing }
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing }
public struct Color: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let red = Color(description: "red")
}
