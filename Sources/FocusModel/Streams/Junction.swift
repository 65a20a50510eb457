// SPDX-License-Identifier: Apache-2.0

/// A subscription whose values come from several publishers at a time.
///
/// It ends when all of them have, and fails with the first that fails.
final class Junction<Output, Failure: Error>: Subscription {
  private var down: AnySubscriber<Output, Failure>?
  private var sources: [Int: any Subscription] = [:]
  private var open: Set<Int> = []
  private var lastNumber = 0

  init(to down: AnySubscriber<Output, Failure>) { self.down = down }

  /// Takes values from one more publisher.
  ///
  /// - Returns: The number of the source.
  @discardableResult
  func join<P: Publisher>(_ publisher: P, receive: @escaping (P.Output) -> Void) -> Int
  where P.Failure == Failure {
    lastNumber += 1
    let number = lastNumber
    open.insert(number)
    publisher.receive(
      subscriber: AnySubscriber<P.Output, Failure>(
        receiveSubscription: {
          self.sources[number] = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          if self.open.contains(number) { receive($0) }
          return .none
        }, receiveCompletion: { self.sourceDidEnd(number, $0) }))
    return number
  }

  /// Takes no more values from a source.
  func leave(_ number: Int) {
    open.remove(number)
    sources.removeValue(forKey: number)?.cancel()
  }

  func send(_ value: Output) { _ = down?.receive(value) }

  private func sourceDidEnd(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
    sources[number] = nil
    guard open.remove(number) != nil, let down else { return }
    if case .finished = completion, !open.isEmpty { return }
    cancel()
    down.receive(completion: completion)
  }

  /// All that comes is handed on.
  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    down = nil
    open = []
    let ending = sources.values
    sources = [:]
    for source in ending { source.cancel() }
  }
}

extension AnyPublisher {
  /// Makes a publisher of others that come together.
  init(joining join: @escaping (Junction<Output, Failure>) -> Void) {
    self.init(subscribing: { down in
      let junction = Junction(to: down)
      down.receive(subscription: junction)
      join(junction)
    })
  }
}
