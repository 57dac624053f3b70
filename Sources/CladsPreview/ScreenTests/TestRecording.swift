import CladsDocument
package import CladsProject
import CladsRendering
import CladsRuntime
import Diagnostics
import JSONSyntax
import SourceText

/// What is done in a preview, as the steps of a test.
@MainActor
package final class TestRecording {
  package private(set) var steps: [TestStep] = []
  /// The texts of the screen when one was expected, by the index of the step.
  private var screens: [Int: [String]] = [:]
  /// The most steps of a recording; later ones are not recorded.
  private static let maximumCount = 1_000

  package init() {}

  /// Adds a step.
  func add(_ step: TestStep) {
    guard steps.count < Self.maximumCount else { return }
    // A text that is typed letter by letter is one text.
    if let typed = step.type, let last = steps.last?.type, typed.into.isSame(as: last.into) {
      steps[steps.count - 1] = step
    } else {
      steps.append(step)
    }
  }

  /// Adds an expectation.
  func expect(_ change: (inout TestExpectation) -> Void) {
    guard steps.count < Self.maximumCount else { return }
    steps.append(
      TestStep.making { step in
        var expectation = TestExpectation.blank
        change(&expectation)
        step.expect = expectation
      })
  }

  /// Adds a text that is expected.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - texts: all texts of the screen, in their order.
  func expect(_ text: String, among texts: [String]) {
    let count = steps.count
    expect { $0.texts = [text] }
    if steps.count > count { screens[count] = texts }
  }

  /// Takes the last step away.
  func removeLast() {
    _ = steps.popLast()
    screens[steps.count] = nil
  }

  /// Returns the recording as the text of a test: what is expected after one event is one step, and each step
  /// begins a line.
  ///
  /// - Parameter test: what the test says besides its steps.
  /// - Returns: the text, which ends with a line break.
  package func text(_ test: ScreenTest) -> String {
    var joined: [TestStep] = []
    for (index, step) in steps.enumerated() {
      if let more = step.expect, var last = joined.last?.expect {
        last.add(more)
        // Texts are expected in the order of the screen, in whatever order they were chosen.
        if let screen = screens[index] { last.sortTexts(as: screen) }
        joined[joined.count - 1].expect = last
      } else {
        joined.append(step)
      }
    }
    var test = test
    test.steps = []
    guard case .object(let members) = test.orderedJSON else { return "" }
    var lines = members.filter { $0.name != "steps" }.map { member in
      "  \(JSONValue.string(member.name).text(.compact)): \(Self.laidOut(member.value, indentation: 2))"
    }
    let steps = joined.map { "    " + Self.laidOut($0.orderedJSON, indentation: 4) }
    lines.append(
      "  \"steps\": [" + (steps.isEmpty ? "" : "\n" + steps.joined(separator: ",\n") + "\n  ") + "]")
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns a value as `--format --reflow` writes it at an indentation.
  private static func laidOut(_ value: JSONValue, indentation: Int) -> String {
    let formatter = JSONFormatter(columns: 100 - indentation, reflows: true)
    let json = Array(value.text(.compact).utf8)
    let text = String(decoding: formatter.formatted(SyntaxTree.parse(json)) ?? json, as: UTF8.self)
    return text.split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}

/// What an expectation may be about.
package enum ExpectationKind: String, CaseIterable, Sendable {
  case text, value, visible, style
  case presented, state, actions, requests, outline, noProblems

  /// Whether it is about a node.
  var isAboutNode: Bool {
    switch self {
    case .text, .value, .visible, .style: true
    case .presented, .state, .actions, .requests, .outline, .noProblems: false
    }
  }
}

/// From events to steps.
extension PreviewSession {
  /// Returns the step that an event is, with the node's best name on the screen before it.
  func step(for event: PreviewEvent) -> TestStep? {
    switch event {
    case .tap(let pointer, let instance):
      guard let item = item(at: pointer, instance) else { return nil }
      if case .store? = item.node?.component?.tapResponse {
        return TestStep.making { $0.toggle = target(of: item, for: .edit) }
      }
      return TestStep.making { $0.tap = target(of: item, for: .tap) }
    case .valueChanged(let pointer, let instance, let value):
      guard let item = item(at: pointer, instance) else { return nil }
      let target = target(of: item, for: .edit)
      switch value {
      case .stringValue(let text): return TestStep.typing(text, into: target)
      case .boolValue: return TestStep.making { $0.toggle = target }
      case .intValue(let number): return TestStep.sliding(target, to: Double(number))
      case .doubleValue(let number): return TestStep.sliding(target, to: number)
      default: return nil
      }
    case .appear: return TestStep.making { $0.appear = true }
    case .disappear: return TestStep.making { $0.disappear = true }
    case .alertButton(let index):
      for case .alert(_, _, let buttons) in presented.items.reversed().map(\.presentation)
      where buttons.indices.contains(index) {
        return TestStep.making { $0.answer = buttons[index].label }
      }
      return nil
    case .back: return TestStep.making { $0.back = true }
    }
  }

  /// Returns the most telling kind of expectation of a node.
  func usualExpectation(pointer: String, instance: [Int]) -> ExpectationKind {
    guard let item = item(at: pointer, instance) else { return .text }
    if item.node?.component?.control != nil { return .value }
    return item.texts.isEmpty ? .visible : .text
  }

  /// Adds what is there now to a recording.
  ///
  /// - Throws: A `PreviewError` if there is nothing of that kind.
  func expect(
    _ kind: ExpectationKind?, pointer: String?, instance: [Int], path: String?, in recording: TestRecording
  ) throws(PreviewError) {
    let kind = kind ?? pointer.map { usualExpectation(pointer: $0, instance: instance) } ?? .presented
    guard !kind.isAboutNode else {
      guard let pointer, let item = item(at: pointer, instance) else {
        throw .noSuchControl("there is no such node on the screen")
      }
      return try expect(kind, of: item, in: recording)
    }
    let journal = journal ?? SessionJournal()
    switch kind {
    case .presented: recording.expect { $0.expectPresented(presented.items.last?.presentation) }
    case .state:
      guard let path, let value = value(at: path) else {
        throw .cannotSet("the state has no value at `\(path ?? "")`")
      }
      recording.expect { $0.state = ($0.state ?? [:]).setting(path, value) }
    case .actions:
      recording.expect { expectation in
        expectation.actions = journal.actions.map {
          var action = TestExpectation.Action.blank
          action.name = $0.name
          if !$0.evaluated.isEmpty { action.parameters = NamedList($0.evaluated) }
          return action
        }
      }
    case .requests: recording.expect { $0.requests = journal.requests.map(\.title) }
    case .outline: recording.expect { $0.outline = outline() }
    case .noProblems:
      if let problem = journal.problems.first { throw .cannotSet("there is a problem: \(problem.text)") }
      recording.expect { $0.reportsNothing = true }
    case .text, .value, .visible, .style: break
    }
  }

  private func expect(
    _ kind: ExpectationKind, of item: ScreenContents.Item, in recording: TestRecording
  ) throws(PreviewError) {
    if kind == .text {
      guard let text = item.texts.first else { throw .cannotSet("the node shows no text") }
      return recording.expect(text, among: ScreenContents(self).texts)
    }
    var node = TestExpectation.Node.blank
    node.target = target(of: item, for: .look)
    switch kind {
    case .value:
      guard let value = item.value else { throw .cannotSet("the node has no value") }
      node.value = value
    case .style:
      let properties = item.styleProperties
      if properties.isEmpty { throw .cannotSet("the node has no style") }
      node.style = NamedList(
        properties.map { Named(name: $0.name, value: Document.StateValue.stringValue($0.value).asNumber) })
    default: node.isVisible = true
    }
    recording.expect { $0.nodes = [node] }
  }

  private func item(at pointer: String, _ instance: [Int]) -> ScreenContents.Item? {
    guard let record = JSONPointer(pointer).flatMap({ input.tree.node(at: $0) })?.index else { return nil }
    return ScreenContents(self).items.first {
      $0.place.origin.node == record && (instance.isEmpty || $0.place.instance == instance)
    }
  }

  /// Returns the best name of a node: a text or id that only it has, or else one with an index.
  private func target(of item: ScreenContents.Item, for use: ScreenContents.Use) -> TestTarget {
    let contents = ScreenContents(self)
    let tree = input.tree
    func means(_ target: TestTarget) -> Bool {
      contents.item(target, for: use, in: tree)?.place == item.place
    }
    let names = item.namesForTests
    for name in names {
      let target = TestTarget(name: name)
      if contents.count(target, for: use, in: tree) == 1, means(target) { return target }
    }
    if let name = names.first {
      let target = TestTarget(name: name)
      for index in 0..<contents.count(target, for: use, in: tree) {
        let exact =
          item.id == name ? TestTarget(id: name, index: index) : TestTarget(text: name, index: index)
        if means(exact) { return exact }
      }
    }
    var target = TestTarget(pointer: tree.pointer(of: item.place.origin.node).description)
    for index in 0..<contents.count(target, for: use, in: tree) {
      target.index = index == 0 ? nil : index
      if means(target) { return target }
    }
    return target
  }
}

extension TestStep {
  /// Returns a step that something is set of.
  static func making(_ change: (inout TestStep) -> Void) -> TestStep {
    var step = TestStep.blank
    change(&step)
    return step
  }

  static func responding(to request: String?, with outcome: Document.StateValue) -> TestStep {
    making { step in
      var response = Response.blank
      (response.request, response.outcome) = (request, outcome)
      step.respond = response
    }
  }

  static func setting(_ path: String, to value: Document.StateValue) -> TestStep {
    making { $0.set = NamedList([Named(name: path, value: value)]) }
  }

  fileprivate static func typing(_ text: String, into target: TestTarget) -> TestStep {
    making { step in
      var typing = Typing.blank
      (typing.into, typing.text) = (target, text)
      step.type = typing
    }
  }

  fileprivate static func sliding(_ target: TestTarget, to value: Double) -> TestStep {
    making { step in
      var sliding = Sliding.blank
      (sliding.target, sliding.value) = (target, value)
      step.slide = sliding
    }
  }
}

extension TestTarget {
  fileprivate init(
    name: String? = nil, id: String? = nil, text: String? = nil, pointer: String? = nil, index: Int? = nil
  ) {
    self = .blank
    self.name = name
    self.id = id
    self.text = text
    self.pointer = pointer
    self.index = index
  }

  /// Whether both mean the same node.
  fileprivate func isSame(as other: TestTarget) -> Bool {
    name == other.name && id == other.id && text == other.text && pointer == other.pointer
      && index == other.index
  }
}

extension TestExpectation {
  /// Sorts the texts as a screen shows them.
  fileprivate mutating func sortTexts(as screen: [String]) {
    let places = Dictionary(screen.enumerated().map { ($1, $0) }) { first, _ in first }
    texts = texts?.enumerated().sorted { left, right in
      (places[left.element] ?? .max, left.offset) < (places[right.element] ?? .max, right.offset)
    }.map(\.element)
  }

  /// Adds what is expected at the same time.
  fileprivate mutating func add(_ other: TestExpectation) {
    if let more = other.texts { texts = (texts ?? []) + more.filter { !(texts ?? []).contains($0) } }
    if let more = other.absentTexts { absentTexts = (absentTexts ?? []) + more }
    for node in other.nodes ?? [] {
      var known = nodes ?? []
      if let index = known.firstIndex(where: { $0.target.isSame(as: node.target) }) {
        known[index].value = node.value ?? known[index].value
        known[index].style = node.style ?? known[index].style
      } else {
        known.append(node)
      }
      nodes = known
    }
    for entry in other.state ?? [] { state = (state ?? [:]).setting(entry.name, entry.value) }
    alert = other.alert ?? alert
    presentsNothing = other.presentsNothing ?? presentsNothing
    isDismissed = other.isDismissed ?? isDismissed
    destination = other.destination ?? destination
    actions = other.actions ?? actions
    requests = other.requests ?? requests
    reportsNothing = other.reportsNothing ?? reportsNothing
    outline = other.outline ?? outline
  }

  /// Expects what is presented, or that nothing is.
  fileprivate mutating func expectPresented(_ item: Presentation?) {
    switch item {
    case .alert(let title, let message, let buttons)?:
      var expected = Alert.blank
      (expected.title, expected.message, expected.buttons) = (title, message, buttons.map(\.label))
      alert = expected
    case .navigate(let name, _)?: destination = name
    case .dismiss?: isDismissed = true
    case nil: presentsNothing = true
    }
  }
}

extension ScreenContents.Item {
  /// The names by which a test may call it, the best first.
  fileprivate var namesForTests: [String] {
    let isControl = node?.component?.control != nil
    let own = isControl ? [] : texts
    let placeholders: [String] =
      if case .textField(let field)? = node?.content, !field.placeholder.isEmpty { [field.placeholder] } else
      { [] }
    let paths = [node?.component?.control?.bindingPath].compactMap(\.self)
    return own + placeholders + [id].compactMap(\.self) + paths
  }
}

extension NamedList {
  fileprivate func setting(_ name: String, _ value: Value) -> NamedList {
    var list = self
    list[name] = value
    return list
  }
}

extension Document.StateValue {
  /// A number, if the text is one.
  fileprivate var asNumber: Document.StateValue {
    guard case .stringValue(let text) = self else { return self }
    if let number = Int(text) { return .intValue(number) }
    return Double(text).map { $0.isFinite ? .doubleValue($0) : self } ?? self
  }
}
