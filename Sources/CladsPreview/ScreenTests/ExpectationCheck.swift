import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import CladsRuntime
import Diagnostics
import JSONSyntax
import SourceText

/// Compares a screen with what a step expects of it.
@MainActor
struct ExpectationCheck {
  private let session: PreviewSession
  private let file: ScreenTestFile
  private let index: Int
  private let expectation: TestExpectation
  private let contents: ScreenContents
  private let journal: SessionJournal
  private(set) var failures: [TestFailure] = []
  private(set) var update: ScreenTestResult.OutlineUpdate?

  init(_ expectation: TestExpectation, ofStep index: Int, in file: ScreenTestFile, _ session: PreviewSession)
  {
    self.session = session
    self.file = file
    self.index = index
    self.expectation = expectation
    contents = ScreenContents(session)
    journal = session.journal ?? SessionJournal()
    checkTexts()
    for (position, node) in (expectation.nodes ?? []).enumerated() { check(node, at: position) }
    checkState()
    checkPresented()
    checkActions()
    checkRequests()
    checkProblems()
    checkOutline()
  }

  /// Returns the range of a part of the expectation.
  private func range(_ path: String...) -> TextRange {
    let pointer = JSONPointer(["steps", String(index), "expect"] + path)
    return file.tree.node(at: pointer)?.range ?? expectation.origin.range
  }

  private mutating func fail(
    at range: TextRange, _ message: String, help: String? = nil, expected: [String]? = nil,
    actual: [String]? = nil, _ item: ScreenContents.Item? = nil, note: String = "declared here"
  ) {
    var failure = TestFailure(at: range, message, help: help)
    failure.step = index
    failure.expected = expected
    failure.actual = actual
    if let item { failure.places = [.init(range: item.place.origin.range, message: note)] }
    failures.append(failure)
  }
}

/// Texts.
extension ExpectationCheck {
  private mutating func checkTexts() {
    let shown = contents.texts
    var next = shown.startIndex
    for (position, text) in (expectation.texts ?? []).enumerated() {
      if let found = shown[next...].firstIndex(of: text) {
        next = found + 1
        continue
      }
      let place = range("texts", String(position))
      if let earlier = shown.firstIndex(of: text) {
        fail(
          at: place, "`\(text)` is on the screen, but before `\(shown[max(0, next - 1)])`",
          help: earlier < next ? "`texts` are in the order of the screen" : nil,
          expected: expectation.texts, actual: shown)
      } else {
        fail(
          at: place, "`\(text)` is not on the screen", help: didYouMean(closest(to: text, in: shown)),
          expected: expectation.texts, actual: shown, nearest(to: text),
          note: "the nearest text is declared here")
        noteOpaqueParts()
      }
      return
    }
    for (position, text) in (expectation.absentTexts ?? []).enumerated() {
      guard let found = shown.first(where: { $0.contains(text) }) else { continue }
      fail(
        at: range("noTexts", String(position)),
        found == text ? "`\(text)` is on the screen" : "`\(text)` is on the screen, in `\(found)`",
        contents.items.first { $0.texts.contains(found) })
    }
  }

  private func nearest(to text: String) -> ScreenContents.Item? {
    closest(to: text, in: contents.texts).first.flatMap { name in
      contents.items.first { $0.texts.contains(name) }
    }
  }

  /// What views of the app show is only known to the app.
  private mutating func noteOpaqueParts() {
    guard let item = contents.items.first(where: { $0.isOpaque && $0.isPlaceholder }), let node = item.node
    else {
      return
    }
    failures[failures.count - 1].needsApp = true
    failures[failures.count - 1].help =
      "`\(node.typeName)` is a component of the app; what it shows is only known there, unless clads.json has a "
      + "`preview` of it"
  }
}

/// Nodes.
extension ExpectationCheck {
  private mutating func check(_ node: TestExpectation.Node, at position: Int) {
    let place = range("nodes", String(position), "node")
    let item = contents.item(node.target, for: .look, in: session.input.tree)
    if node.isVisible == false {
      if let item { fail(at: place, "\(node.target.phrase) is on the screen", item) }
      return
    }
    guard let item else {
      let (message, help) = contents.missing(node.target, for: .look, in: session.input.tree)
      return fail(at: place, message, help: help)
    }
    if let expected = node.value {
      let actual = item.value
      if actual.map({ expected.matches($0) }) != true {
        fail(
          at: range("nodes", String(position), "value"),
          actual == nil
            ? "\(node.target.phrase) has no value"
            : "\(node.target.phrase) has another value", expected: [expected.json],
          actual: actual.map { [$0.json] }, item)
      }
    }
    for entry in node.style ?? [] { check(entry.name, entry.value, of: item, node.target, position) }
  }

  private mutating func check(
    _ name: String, _ expected: Document.StateValue, of item: ScreenContents.Item, _ target: TestTarget,
    _ position: Int
  ) {
    let properties = item.styleProperties
    let actual = properties.first { $0.name == name }?.value
    if expected.matchesStyle(actual) { return }
    let place = range("nodes", String(position), "style", name)
    if let actual {
      return fail(
        at: place, "`\(name)` of \(target.phrase) has another value", expected: [expected.text],
        actual: [actual], item)
    }
    let near = didYouMean(closest(to: name, in: properties.map(\.name)))
    let all = properties.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    fail(
      at: place, "the style of \(target.phrase) has no `\(name)`",
      help: near ?? (all.isEmpty ? "it has no style" : "it has \(all)"), item)
  }
}

extension ScreenContents.Item {
  /// What a test compares with `value`: that of a control, the text of a label, whether a button is selected.
  var value: Document.StateValue? {
    guard let node else { return nil }
    if let control = node.component?.control { return control.controlValue }
    switch node.content {
    case .text(let text): return .stringValue(text.content)
    case .button(let button): return .boolValue(button.isSelected)
    case .pageIndicator(let indicator): return .intValue(indicator.currentPage)
    default: return nil
    }
  }

  /// The properties of its style that make a difference.
  @MainActor var styleProperties: [(name: String, value: String)] {
    guard let node else { return [] }
    let style =
      if case .container(let container) = node.content { container.style } else {
        node.component?.currentStyle
      }
    return style.map { StyleTexts().properties(of: $0) } ?? []
  }

  /// Whether it stands for a component of the app that is not there.
  var isPlaceholder: Bool { (node?.component as? ProjectComponentNode)?.isUnknown ?? false }
}

extension Document.StateValue {
  /// Whether an expected value is the same as another; numbers are compared as such.
  func matches(_ other: Document.StateValue) -> Bool {
    switch (self, other) {
    case (.intValue(let a), .doubleValue(let b)), (.doubleValue(let b), .intValue(let a)): Double(a) == b
    case (.arrayValue(let a), .arrayValue(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.matches($1) }
    case (.objectValue(let a), .objectValue(let b)):
      a.count == b.count && a.allSatisfy { name, value in b[name].map { value.matches($0) } ?? false }
    default: self == other
    }
  }

  /// Whether an expected value is that of a property of a style; `nil` is one that is not set.
  fileprivate func matchesStyle(_ actual: String?) -> Bool {
    guard let actual else { return self == .nullValue }
    switch self {
    case .intValue(let number): return actual == StyleTexts.number(Double(number))
    case .doubleValue(let number): return actual == StyleTexts.number(number)
    case .stringValue(let text):
      if text == actual { return true }
      let (wanted, given) = (Document.ColorReading(text), Document.ColorReading(actual))
      return wanted.form != .invalid && given.form != .invalid && wanted.rgbaText == given.rgbaText
    default: return text == actual
    }
  }
}

/// The state, and what is presented.
extension ExpectationCheck {
  private mutating func checkState() {
    for entry in expectation.state ?? [] {
      guard Keypath.parse(entry.name).isWritable else {
        fail(
          at: range("state", entry.name), "`\(entry.name)` is not a path in the state",
          help: "write a path such as `user.name`")
        continue
      }
      let actual = session.value(at: entry.name)
      if entry.value.matches(actual ?? .nullValue) { continue }
      fail(
        at: range("state", entry.name),
        actual == nil
          ? "the state has no value at `\(entry.name)`" : "the state at `\(entry.name)` is different",
        help: actual == nil ? nearestPath(to: entry.name) : nil, expected: [entry.value.json],
        actual: actual.map { [$0.json] })
    }
  }

  private func nearestPath(to path: String) -> String? {
    guard case .objectValue(let values) = session.stateValue else { return nil }
    let root = Keypath.parse(path).root ?? path
    return values[root] == nil ? didYouMean(closest(to: root, in: values.keys.sorted())) : nil
  }

  private mutating func checkPresented() {
    let all = session.presented.items.map(\.presentation)
    let items = all.filter { $0 != .dismiss }
    if let alert = expectation.alert { check(alert, session.presented.inSight.map(\.presentation)) }
    if expectation.presentsNothing == true, let item = items.last {
      fail(at: range("nothingPresented"), "\(item.phrase) is presented", actual: item.texts)
    } else if expectation.presentsNothing == false, items.isEmpty {
      fail(at: range("nothingPresented"), "nothing is presented")
    }
    if let expected = expectation.destination {
      let destinations = items.compactMap { if case .navigate(let name, _) = $0 { name } else { nil } }
      if destinations.last != expected {
        fail(
          at: range("destination"),
          destinations.last.map { "the screen navigated to `\($0)`" }
            ?? "the screen did not navigate anywhere",
          expected: [expected], actual: destinations.last.map { [$0] })
      }
    }
    if let expected = expectation.isDismissed, all.contains(.dismiss) != expected {
      fail(at: range("dismissed"), expected ? "the screen did not close" : "the screen has closed")
    }
  }

  private mutating func check(_ expected: TestExpectation.Alert, _ items: [Presentation]) {
    for case .alert(let title, let message, let buttons) in items.reversed() {
      if let wanted = expected.title, wanted != title {
        fail(at: range("alert", "title"), "the alert has another title", expected: [wanted], actual: [title])
      }
      if let wanted = expected.message, wanted != message ?? "" {
        fail(
          at: range("alert", "message"),
          message == nil ? "the alert has no message" : "the alert has another message", expected: [wanted],
          actual: message.map { [$0] })
      }
      let labels = buttons.map(\.label)
      if let wanted = expected.buttons, wanted != labels {
        fail(at: range("alert", "buttons"), "the alert has other buttons", expected: wanted, actual: labels)
      }
      return
    }
    let other = items.last { $0 != .dismiss }
    fail(at: range("alert"), "no alert is presented", help: other.map { "instead, \($0.phrase) is" })
  }
}

/// What has run, was sent and was reported.
extension ExpectationCheck {
  private mutating func checkActions() {
    guard let expected = expectation.actions else { return }
    let names = journal.actions.map(\.name)
    if expected.isEmpty, let first = names.first {
      return fail(at: range("actions"), "`\(first)` ran", expected: [], actual: names)
    }
    var next = journal.actions.startIndex
    for (position, action) in expected.enumerated() {
      let rest = journal.actions[next...]
      if let found = rest.firstIndex(where: {
        $0.isNamed(action.name) && $0.differences(from: action).isEmpty
      }
      ) {
        next = found + 1
        continue
      }
      let place = range("actions", String(position))
      if let found = rest.first(where: { $0.isNamed(action.name) }) {
        let names = found.differences(from: action)
        return fail(
          at: place, "`\(action.name)` ran with another \(listing(names, last: "and"))",
          expected: names.map { "\($0): \((action.parameters?[$0] ?? .nullValue).json)" },
          actual: names.map { "\($0): \((found.evaluated[$0] ?? .nullValue).json)" })
      }
      return fail(
        at: place,
        journal.actions.contains { $0.isNamed(action.name) }
          ? "`\(action.name)` did not run in this order" : "`\(action.name)` did not run",
        help: didYouMean(closest(to: action.name, in: names)), expected: expected.map(\.name), actual: names)
    }
  }

  private mutating func checkRequests() {
    guard let expected = expectation.requests else { return }
    let sent = journal.requests
    let titles = sent.map(\.title)
    if expected.isEmpty, let first = titles.first {
      return fail(at: range("requests"), "`\(first)` was sent", expected: [], actual: titles)
    }
    var next = sent.startIndex
    for (position, name) in expected.enumerated() {
      if let found = sent[next...].firstIndex(where: { $0.isNamed(name) }) {
        next = found + 1
        continue
      }
      return fail(
        at: range("requests", String(position)),
        sent.contains { $0.isNamed(name) }
          ? "`\(name)` was not sent in this order" : "`\(name)` was not sent",
        help: didYouMean(closest(to: name, in: titles)), expected: expected, actual: titles)
    }
  }

  private mutating func checkProblems() {
    // What only the app can do leaves the test undecided.
    let problems = journal.problems.filter { $0.kind != .unhandledType }
    guard expectation.reportsNothing == true, let problem = problems.first else { return }
    fail(at: range("noProblems"), problem.text)
  }

  private mutating func checkOutline() {
    guard let expected = expectation.outline else { return }
    let actual = session.outline()
    if actual == expected { return }
    let place = range("outline")
    update = .init(range: place, lines: actual)
    fail(
      at: place, "the screen differs from the stored outline",
      help: "if this is as it should be, store it with `--test --update`", expected: expected, actual: actual)
  }
}

extension SessionJournal.RunAction {
  /// The names of the parameters that are different from what is expected.
  fileprivate func differences(from expected: TestExpectation.Action) -> [String] {
    (expected.parameters ?? []).filter { entry in
      let values = [written[entry.name], evaluated[entry.name]]
      return !values.contains { entry.value.matches($0 ?? .nullValue) }
    }.map(\.name)
  }
}

extension Presentation {
  /// What it is, with its article.
  fileprivate var phrase: String {
    switch self {
    case .alert(let title, _, _): "the alert `\(title)`"
    case .navigate(let destination, _): "the screen `\(destination)`"
    case .dismiss: "that the screen closes"
    }
  }
}

extension PreviewSession {
  /// The state, without local state.
  var stateValue: Document.StateValue { runtime.state }

  /// Returns the value at a path in the state; `nil` if there is none.
  func value(at path: String) -> Document.StateValue? { runtime.store.value(at: path) }

  /// The screen as text, without blank lines at its end.
  package var drawnText: [String] {
    var lines = rows()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
