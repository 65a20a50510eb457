// SPDX-License-Identifier: Apache-2.0

// What treats values one by one.

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Derived<Self, T, Failure> {
    derivingValues { down in { down.receive(transform($0)) } }
  }

  /// Sends what a closure makes of each value, and fails when it throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Derived<Self, T, any Error> {
    derivingEnds(
      { down, end in
        { value in
          do {
            return down.receive(try transform(value))
          } catch {
            end(.failure(error))
            return .none
          }
        }
      }, completion: { $0.mapFailure { $0 } })
  }

  /// Sends what a closure makes of each value, where it makes something.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Derived<Self, T, Failure> {
    derivingValues { down in { value in transform(value).map(down.receive) ?? .max(1) } }
  }

  /// Sends the values that satisfy a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derivingValues { down in { isIncluded($0) ? down.receive($0) : .max(1) } }
  }

  /// Sends the values that differ from the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derivingValues { down in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return down.receive(value)
      }
    }
  }

  /// Sends all values after the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Derived<Self, Output, Failure> {
    derivingValues { down in
      var left = count
      return { value in
        guard left > 0 else { return down.receive(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// Sends the first values and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Derived<Self, Output, Failure> {
    derivingEnds(
      { down, end in
        var left = maxLength
        return { value in
          left -= 1
          let demand = left >= 0 ? down.receive(value) : .none
          if left <= 0 { end(.finished) }
          return demand
        }
      }, completion: { $0 })
  }

  /// Sends the first value and ends.
  public func first() -> Publishers.Derived<Self, Output, Failure> { prefix(1) }

  /// Sends the first value that satisfies a condition and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1).eraseToAnyPublisher()
  }

  /// Sends what a closure makes of each value and what it has made before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Derived<Self, T, Failure> {
    derivingValues { down in
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return down.receive(result)
      }
    }
  }

  /// Sends another value in the place of none.
  public func replaceNil<T>(with output: T) -> Publishers.Derived<Self, T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  /// Sends all values at once when the stream ends.
  public func collect() -> Publishers.Derived<Self, [Output], Failure> {
    derived { down in
      var values: [Output] = []
      return AnySubscriber(
        receiveSubscription: down.receive(subscription:),
        receiveValue: {
          values.append($0)
          return .max(1)
        },
        receiveCompletion: {
          if case .finished = $0 { _ = down.receive(values) }
          down.receive(completion: $0)
        })
    }
  }

  /// Runs closures as things happen.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    derived { (down: AnySubscriber<Output, Failure>) in
      AnySubscriber(
        receiveSubscription: {
          receiveSubscription?($0)
          down.receive(subscription: $0)
        },
        receiveValue: {
          receiveOutput?($0)
          return down.receive($0)
        },
        receiveCompletion: {
          receiveCompletion?($0)
          down.receive(completion: $0)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the one before.
  public func removeDuplicates() -> Publishers.Derived<Self, Output, Failure> {
    removeDuplicates(by: ==)
  }
}
