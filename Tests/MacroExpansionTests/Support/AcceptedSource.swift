// SPDX-License-Identifier: Apache-2.0

/// An app's file with all forms of entries and previews.
enum AcceptedSource {
  static let text = declarations + environment + others + uses + previews

  private static let declarations = #"""
    import SwiftUI

    final class Model { var count = 0 }
    struct Sheet: Identifiable { var id = 0 }
    protocol Service {}
    struct LiveService: Service { init() {} }
    enum Style { case plain, other(Int) }
    struct Pair<First, Second> {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    }
    func set(_ number: Int) -> Int { number }

    """#

  private static let environment = ##"""
    extension EnvironmentValues {
      @Entry var count = 0
      @Entry var typed: Int = 0 // trailing
      @Entry var model = Model()
      @Entry var typedModel: Model = Model()
      @Entry var optional: Model?
      @Entry var longOptional: Optional<Model>
      @Entry var qualifiedOptional: Swift.Optional<Model> = nil
      @Entry var unwrapped: Model!
      @Entry var style: Style = .plain
      @Entry var action: () -> Void = {}
      @Entry var asyncAction: @MainActor @Sendable (Int) async throws -> Int? = { $0 }
      @Entry var inferredAction = { print("x") }
      @Entry var optionalAction: (() -> Void)?
      @Entry var `default`: Int = 1
      @Entry var `a raw name`: Int = 1
      @Entry var größe: Double = 1.5
      @Entry public var dictionary: Dictionary<String, [Int]> = [:]
      @Entry private var hidden: [String: (Int, Int)] = ["a": (1, 2)]
      @Entry fileprivate(set) var numbers: Set<Int> = [1, 2]
      @Entry var pair = Pair<Int, String>(1, "x")
      @Entry var service: any Service = LiveService()
      @Entry var called: Int = set(3)
      @Entry var lines: String = """
        first "quoted" \(1 + 1) // no comment
        /* nor this
        """
      @Entry var raw: String = #"a "b" \ \#(3)"#
      @Entry
      /// A documented one.
      var /* a */ commented /* : Int = 3 */ : /* c */ Int /* d */ = /* e */ 3 /* f */
      @Entry var list: [Int] = [
        1,  // one
        2,
      ]
      @Entry var chosen: Int = if Bool.random() { 1 } else { 2 }
      @Entry var transform: (Int) -> Int = { (number: Int) -> Int in
        let twice = number * 2  // twice
        return twice
      }
      @Entry var computed: Int = {
        let number = 3
        return number
      }()
      @available(macOS 14, *) @Entry var available: Int = 3
      @Entry nonisolated var free: Int = 3
      @Entry nonisolated var inferredFree = 3
      @Entry var pattern: Regex<Substring> = #/a\(b"/#
      @Entry var comparison = 3 < 4
      @Entry var broken
        : Int
        =
        5
      @Entry var metatype: Any.Type = Int.self
      @Entry var address = URL(string: "https://example.org")
      #if true
        @Entry var conditional = 3
      #endif
    }

    public extension EnvironmentValues { @Entry var first: Int = 3; @Entry var second: Int = 4 }

    """##

  private static let others = """
    extension SwiftUI.FocusedValues {
      @Entry var sheet: Binding<Sheet>?
      @Entry var optionalSheet: Optional<Binding<Sheet?>>
      @Entry var plainSheet: Sheet? = nil
      @Entry var doubleSheet: Sheet?? = .none
      @Entry var action: (() -> Void)?
      @Entry var service: (any Service)?
    }

    extension Transaction {
      @Entry var isSpecial = false
      @Entry var style: Style = .other(3)
      @Entry var model: Model?
    }

    extension ContainerValues {
      @Entry var isPinned: Bool = false
      @Entry var title = "x"
    }

    """

  private static let uses = """
    func use(
      _ values: inout EnvironmentValues, _ focused: inout FocusedValues,
      _ transaction: inout Transaction, _ container: inout ContainerValues
    ) {
      values.count += 1
      values.typedModel = values.model
      values.`default` = values.`a raw name`
      values.optional = values.unwrapped
      values.address = nil
      values.inferredAction()
      focused.sheet = nil
      focused.doubleSheet = .some(nil)
      let binding: Binding<Sheet?>? = focused.optionalSheet
      _ = binding
      transaction.isSpecial = true
      container.isPinned.toggle()
      container.title += "y"
      _ = values[keyPath: \\EnvironmentValues.count]
    }

    """

  private static let previews = """
    struct Counter: View {
      @Binding var number: Int
      var body: some View { Text("\\(number)") }
    }

    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> Int { 3 }
      func body(content: Content, context: Int) -> some View { content }
    }

    struct Plain: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content }
    }

    #Preview { Text("a") }
    #Preview("Name") {
      Text("a")
      Text("b")
    }
    #Preview("Sized", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: CGFloat(4))) {
      Text("a")
    }
    #Preview(traits: .landscapeLeft) {
      @Previewable @State var number = 0
      Counter(number: $number)
    }
    #Preview(traits: .modifier(Sample()), .modifier(Plain())) {
      let number = 3
      return Text("\\(number)")
    }
    @available(macOS 14, *)
    #Preview("Empty") {}
    """
}
