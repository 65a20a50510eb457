// SPDX-License-Identifier: Apache-2.0

/// The nodes of one window that publish focused values, in order of appearance.
@MainActor
final class PublisherList {
  @exclusivity(unchecked) private(set) var all: [any FocusedValuePublisher] = []

  func insert(_ publisher: any FocusedValuePublisher) { all.append(publisher) }

  func remove(_ publisher: any FocusedValuePublisher) {
    all.removeAll { $0 === publisher }
  }
}

extension SessionWindow {
  /// The modifier whose value for a key counts while this window is key.
  ///
  /// From the front surface back to the window's content (rule F17): on each, the view-level publisher
  /// nearest to keyboard focus (F3, F5) goes before every scene-level one (F4, F6).
  func publication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    let front = frontSurface
    var candidate: Surface? = front
    while let surface = candidate {
      if surface === front, let found = surface.viewLevelPublication(of: key) { return found }
      if let found = surface.sceneLevelPublication(of: key) { return found }
      candidate = surface.parent
    }
    return nil
  }
}

extension Surface {
  /// F5: the publisher nearest to keyboard focus, itself or an ancestor. F7: nil publishes nothing.
  fileprivate func viewLevelPublication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    var node: _Node? = focused
    while let candidate = node, candidate !== root {
      if candidate.traits.contains(.publisher),
        let publisher = candidate as? any FocusedValuePublisher,
        publisher.level == .view, publisher.key == key, publisher.published != nil
      {
        return publisher
      }
      node = candidate.parent
    }
    return nil
  }

  /// F6: of several, the greatest navigation depth wins, then the one written last.
  fileprivate func sceneLevelPublication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    var best: (any FocusedValuePublisher)?
    for publisher in window.graph.publishers.all
    where publisher.level == .scene && publisher.key == key && publisher.published != nil
      && publisher.environment?.surface === self
    {
      if publisher.navigationDepth >= best?.navigationDepth ?? 0 { best = publisher }
    }
    return best
  }
}
