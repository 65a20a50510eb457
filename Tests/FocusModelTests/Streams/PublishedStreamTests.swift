// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Streams of an app's state")
struct PublishedStreamTests {
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var length = -1
    @Published var lines: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $query.map(\.count).assign(to: &$length)
      $query.dropFirst().sink { [weak self] in self?.lines.append($0) }.store(in: &subscriptions)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()
    var body: some View {
      TextField("Query", text: $search.query)
      Text("\(search.length)")
      Text(search.lines.joined(separator: ","))
    }
  }

  @Test(
    "A published property sends its value at once and before each change, and may follow a stream")
  func published() throws {
    let app = AppDriver { SearchView() }
    #expect(app.texts == ["0", ""])
    try app.set("Query", to: "ab")
    #expect(app.texts == ["2", "ab"])
    try app.set("Query", to: "abc")
    #expect(app.texts == ["3", "ab,abc"])
  }

  private final class Plain: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct PlainView: View {
    @StateObject private var model = Plain()
    var body: some View {
      Button("count+") { model.count += 1 }
      Text("\(model.count)")
    }
  }

  @Test("An object that announces its changes with a subject of its own is observed")
  func ownSubject() throws {
    let app = AppDriver { PlainView() }
    try app.press("count+")
    #expect(app.texts == ["1"])
  }

  @Test("Others can be told of an object's changes")
  func willChange() {
    let search = Search()
    var changes = 0
    let subscription = search.objectWillChange.sink { changes += 1 }
    search.query = "a"
    #expect(changes == 3)
    subscription.cancel()
    search.query = "b"
    #expect(changes == 3)
  }
}

@MainActor @Suite("Views that receive")
struct ReceivingViewTests {
  /// Sends to views, and counts who listens.
  private final class Source {
    let subject = PassthroughSubject<Int, Never>()
    var listeners = 0

    var counted: some Publisher<Int, Never> {
      subject.handleEvents(receiveSubscription: { [unowned self] _ in listeners += 1 })
    }
  }

  private struct Receiver: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    var body: some View {
      Text("\(sum)").onReceive(subject) { sum += $0 }
    }
  }

  private struct Root: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var isShown = true
    var body: some View {
      Button("Send") { subject.send(2) }
      Toggle("Shown", isOn: $isShown)
      if isShown { Receiver(subject: subject) }
    }
  }

  @Test("An action runs for each value while its view is there")
  func receiving() throws {
    let subject = PassthroughSubject<Int, Never>()
    let app = AppDriver { Root(subject: subject) }
    try app.press("Send")
    try app.press("Send")
    #expect(app.texts == ["4"])
    try app.toggle("Shown")
    try app.press("Send")
    try app.toggle("Shown")
    #expect(app.texts == ["0"])
    try app.press("Send")
    #expect(app.texts == ["2"])
  }

  private struct Current: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var values: [Int] = []
    var body: some View {
      Button("Send") { subject.send(2) }
      Text("\(values.count)").onReceive(subject) { values.append($0) }
    }
  }

  @Test(
    "A publisher that stays the same is subscribed to once, however often the view is evaluated")
  func subscribedOnce() throws {
    let app = AppDriver { Current(subject: CurrentValueSubject(1)) }
    #expect(app.texts == ["1"])
    try app.press("Send")
    #expect(app.texts == ["2"])
  }
}
