// SPDX-License-Identifier: Apache-2.0

extension Verb {
  /// The verb as a line that parses to it.
  var source: String {
    ":" + words.joined(separator: " ")
  }

  /// The verb's name and its arguments, quoted where they need it.
  private var words: [String] {
    switch self {
    case .windows: ["windows"]
    case .focus(let target): ["focus", target.source]
    case .open(let scene, let value): ["open"] + [scene, value].compactMap(\.self).map(quote)
    case .menu(let request): ["menu"] + request.words
    case .key(let chord): ["key", quote(chord.description)]
    case .press(let label): ["press", label.source]
    case .set(let label, let text): ["set", label.source, quote(text)]
    case .toggle(let label): ["toggle", label.source]
    case .pick(let label, let choice): ["pick", label.source, quote(choice)]
    case .return: ["return"]
    case .escape: ["escape"]
    case .tree(let window): ["tree"] + [window?.source].compactMap(\.self)
    case .values: ["values"]
    case .why(let name): ["why", quote(name)]
    case .each(let line): ["each", line.text]
    case .expect(let expectation): ["expect"] + expectation.words
    case .wait(let limit): ["wait"] + [limit?.secondsSource].compactMap(\.self)
    case .source(let file): ["source", quote(file)]
    case .record(let request): ["record", request.source]
    case .back(let count, let repeatingWork): [repeatingWork ? "back!" : "back", String(count)]
    case .state: ["state"]
    case .issues: ["issues"]
    case .policy(let request): ["policy"] + request.words
    case .history(let text): ["history"] + [text].compactMap(\.self).map(quote)
    case .alias(let request): request.words
    case .bind(let request): request.words
    case .help(let name): ["help"] + [name].compactMap(\.self).map(quote)
    }
  }
}

private func quote(_ text: String) -> String {
  Quoting.quote(text)
}

extension FocusTarget {
  fileprivate var source: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .window(let window): window.source
    }
  }
}

extension MenuRequest {
  fileprivate var words: [String] {
    switch self {
    case .show(let titles): titles.map { Quoting.quote($0, always: true) }
    case .choose(let titles): ["choose"] + titles.map { Quoting.quote($0, always: true) }
    }
  }
}

extension RecordRequest {
  fileprivate var source: String {
    switch self {
    case .start(let file): Quoting.quote(file, always: file == "stop")
    case .stop: "stop"
    }
  }
}

extension PolicyRequest {
  fileprivate var words: [String] {
    switch self {
    case .list: []
    case .show(let name): [quote(name)]
    case .set(let name, let value): [quote(name), quote(value)]
    }
  }
}

extension AliasRequest {
  fileprivate var words: [String] {
    switch self {
    case .list: ["alias"]
    case .show(let name): ["alias", quote(name)]
    case .define(let name, let line): ["alias", quote(name), line]
    case .remove(let name): ["alias!", quote(name)]
    }
  }
}

extension BindRequest {
  fileprivate var words: [String] {
    switch self {
    case .list: ["bind"]
    case .show(let keys): ["bind", quote(keys.description)]
    case .define(let keys, let line): ["bind", quote(keys.description), line]
    case .remove(let keys): ["bind!", quote(keys.description)]
    }
  }
}

extension Duration {
  /// The duration in seconds, to the millisecond: `2`, `0.5`.
  var secondsSource: String {
    let milliseconds = components.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return String(components.seconds) }
    let digits = String(1_000 + milliseconds).dropFirst()
    return "\(components.seconds).\(digits)"
  }
}
