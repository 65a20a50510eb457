// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A JSON Schema of draft 2020-12, in so far as the schemas of this package use it.
///
/// A keyword that is not known is a problem, so that none is passed over in silence.
public struct JSONSchema {
  private let root: JSONTree

  /// Reads a schema.
  public init(contentsOf file: String) throws {
    root = try JSONTree(parsing: try String(contentsOfFile: file, encoding: .utf8))
  }

  /// The ways in which a value is not as the schema says, each with its place; none when it is.
  public func problems(with value: JSONTree) -> [String] { check(value, root, "$") }

  private func check(_ value: JSONTree, _ schema: JSONTree, _ place: String) -> [String] {
    if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(place) is not allowed"] }
    guard case .object(let keywords) = schema else { return ["\(place): the schema is broken"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      check(value, keyword, argument, keywords, place)
    }
  }

  private func check(
    _ value: JSONTree, _ keyword: String, _ argument: JSONTree, _ schema: [String: JSONTree],
    _ place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "$comment", "title", "description", "examples": []
    case "$ref": checkReference(value, argument, place)
    case "type": checkType(value, argument, place)
    case "enum": argument.elements.contains(value) ? [] : ["\(place) is none of the values"]
    case "const": argument == value ? [] : ["\(place) is not \(argument)"]
    case "minimum", "exclusiveMinimum", "maximum":
      checkBound(value, keyword, argument, place)
    case "minItems", "minProperties": checkCount(value, argument, place)
    case "required": checkRequired(value, argument, place)
    case "properties": checkProperties(value, argument, place)
    case "additionalProperties":
      checkAdditional(value, argument, known: schema["properties"], place)
    case "items":
      value.elements.enumerated().flatMap { check($1, argument, "\(place)[\($0)]") }
    case "oneOf", "anyOf": checkAlternatives(value, keyword, argument, place)
    default: ["\(place): the schema has the unknown keyword \(keyword)"]
    }
  }

  // MARK: - Keywords

  private func checkReference(
    _ value: JSONTree, _ argument: JSONTree, _ place: String
  ) -> [String] {
    let path = (argument.text ?? "").split(separator: "/").dropFirst().map(String.init)
    let target = path.reduce(root as JSONTree?) { $0?[$1] }
    guard argument.text?.hasPrefix("#") == true, let target else {
      return ["\(place): the reference \(argument) leads nowhere"]
    }
    return check(value, target, place)
  }

  private func checkType(_ value: JSONTree, _ argument: JSONTree, _ place: String) -> [String] {
    let wanted = argument.text.map { [$0] } ?? argument.elements.compactMap(\.text)
    return wanted.contains(where: value.typeNames.contains)
      ? [] : ["\(place) is \(value.typeNames[0]), not \(wanted.joined(separator: " or "))"]
  }

  private func checkBound(
    _ value: JSONTree, _ keyword: String, _ argument: JSONTree, _ place: String
  ) -> [String] {
    guard case .number(let number) = value, case .number(let bound) = argument else { return [] }
    let holds =
      switch keyword {
      case "minimum": number >= bound
      case "maximum": number <= bound
      default: number > bound
      }
    return holds ? [] : ["\(place) is \(number), against \(keyword) \(bound)"]
  }

  private func checkCount(_ value: JSONTree, _ argument: JSONTree, _ place: String) -> [String] {
    guard case .number(let least) = argument else { return [] }
    let count =
      switch value {
      case .array(let elements): elements.count
      case .object(let members): members.count
      default: Int.max
      }
    return count >= Int(least) ? [] : ["\(place) has \(count) elements, fewer than \(least)"]
  }

  private func checkRequired(_ value: JSONTree, _ argument: JSONTree, _ place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return argument.elements.compactMap(\.text).filter { members[$0] == nil }
      .map { "\(place) has no \($0)" }
  }

  private func checkProperties(
    _ value: JSONTree, _ argument: JSONTree, _ place: String
  ) -> [String] {
    guard case .object(let members) = value, case .object(let schemas) = argument else { return [] }
    return members.sorted { $0.key < $1.key }.flatMap { key, member in
      schemas[key].map { check(member, $0, "\(place).\(key)") } ?? []
    }
  }

  private func checkAdditional(
    _ value: JSONTree, _ argument: JSONTree, known: JSONTree?, _ place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.filter { known?[$0.key] == nil }.sorted { $0.key < $1.key }
      .flatMap { check($1, argument, "\(place).\($0)") }
  }

  private func checkAlternatives(
    _ value: JSONTree, _ keyword: String, _ argument: JSONTree, _ place: String
  ) -> [String] {
    let problems = argument.elements.map { check(value, $0, place) }
    let matches = problems.count(where: \.isEmpty)
    if matches == 1 || (keyword == "anyOf" && matches > 1) { return [] }
    return ["\(place) matches \(matches) of \(keyword)"] + problems.flatMap(\.self).prefix(8)
  }
}
