// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@Suite("Publishers")
struct PublisherTests {
  private struct Trouble: Error, Equatable {}

  /// What a publisher sends, and how it ends.
  private func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], ending: String) {
    var (values, ending): ([P.Output], String) = ([], "open")
    let subscription = publisher.sink {
      if case .finished = $0 { ending = "finished" } else { ending = "failed" }
    } receiveValue: {
      values.append($0)
    }
    subscription.cancel()
    return (values, ending)
  }

  @Test("Values are transformed, chosen and dropped on their way")
  func values() {
    let numbers = [1, 2, 2, 3, 4, 5].publisher
    #expect(record(numbers.map { $0 * 2 }.filter { $0 > 4 }).values == [6, 8, 10])
    #expect(record(numbers.compactMap { $0 > 3 ? "\($0)" : nil }).values == ["4", "5"])
    #expect(record(numbers.removeDuplicates().dropFirst()).values == [2, 3, 4, 5])
    #expect(record(numbers.scan(0, +)).values == [1, 3, 5, 8, 12, 17])
    #expect(record(numbers.collect()).values == [[1, 2, 2, 3, 4, 5]])
    #expect(record([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
  }

  @Test("A prefix ends the stream and takes no more of it than it sends")
  func prefix() {
    var made = 0
    let counted = [1, 2, 3, 4].publisher.handleEvents(receiveOutput: { _ in made += 1 })
    let (values, ending) = record(counted.prefix(2))
    #expect(values == [1, 2])
    #expect(ending == "finished")
    #expect(made == 2)
    #expect(record([1, 5, 7].publisher.first { $0 > 3 }).values == [5])
  }

  @Test("What throws ends the stream, and an error can be replaced or followed by another stream")
  func failures() {
    let failing = [1, 2, 3].publisher.tryMap { number in
      if number == 2 { throw Trouble() }
      return number
    }
    #expect(record(failing) == ([1], "failed"))
    #expect(record(failing.replaceError(with: 0)) == ([1, 0], "finished"))
    #expect(record(failing.catch { _ in Just(9) }) == ([1, 9], "finished"))
    #expect(record(Fail<Int, Trouble>(error: Trouble())) == ([], "failed"))
    #expect(record(Empty<Int, Never>()) == ([], "finished"))
  }

  @Test("A subject sends to those who are there, and one with a value sends it first")
  func subjects() {
    var (passed, kept): ([Int], [Int]) = ([], [])
    let plain = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    plain.send(0)
    var subscriptions: Set<AnyCancellable> = []
    plain.sink { passed.append($0) }.store(in: &subscriptions)
    current.sink { kept.append($0) }.store(in: &subscriptions)
    plain.send(2)
    current.value = 3
    #expect(current.value == 3)
    subscriptions.removeAll()
    plain.send(4)
    current.send(5)
    #expect(passed == [2])
    #expect(kept == [1, 3])
  }

  @Test("A subject that has ended sends no more, and tells whoever comes later")
  func endedSubject() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    subject.send(1)
    #expect(record(subject) == ([], "finished"))
  }

  @Test("A subscriber gets no more than it has asked for")
  func demand() {
    var (values, subscription): ([Int], (any Subscription)?) = ([], nil)
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          values.append($0)
          return $0 == 1 ? .max(1) : .none
        }))
    for number in 1...4 { subject.send(number) }
    #expect(values == [1, 2])
    subscription?.request(.unlimited)
    subject.send(5)
    #expect(values == [1, 2, 5])
  }

  @Test("The last values of two publishers come together")
  func combining() {
    let (left, right) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var (latest, pairs, merged): ([String], [String], [Int]) = ([], [], [])
    var subscriptions: Set<AnyCancellable> = []
    left.combineLatest(right).sink { latest.append("\($0)\($1)") }.store(in: &subscriptions)
    left.zip(right).sink { pairs.append("\($0)\($1)") }.store(in: &subscriptions)
    left.merge(with: right.map(\.count)).sink { merged.append($0) }.store(in: &subscriptions)
    right.send("a")
    left.send(2)
    right.send("bb")
    #expect(latest == ["1a", "2a", "2bb"])
    #expect(pairs == ["1a", "2bb"])
    #expect(merged == [1, 1, 2, 2])
  }

  @Test("Of publishers that replace each other only the last is listened to")
  func switching() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let sources = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var (all, latest): ([Int], [Int]) = ([], [])
    var subscriptions: Set<AnyCancellable> = []
    sources.flatMap { $0 }.sink { all.append($0) }.store(in: &subscriptions)
    sources.switchToLatest().sink { latest.append($0) }.store(in: &subscriptions)
    sources.send(first)
    first.send(1)
    sources.send(second)
    first.send(2)
    second.send(3)
    #expect(all == [1, 2, 3])
    #expect(latest == [1, 3])
  }

  @Test("A promise is kept once, for those who came before and after")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let early = future.sink { values.append($0) }
    promise?(.success(1))
    promise?(.success(2))
    let late = future.sink { values.append($0) }
    withExtendedLifetime((early, late)) {}
    #expect(values == [1, 1])
  }
}
