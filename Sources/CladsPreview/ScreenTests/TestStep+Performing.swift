import CladsDocument
import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText

extension TestStep {
  /// Does what the step says, except for an expectation.
  ///
  /// - Throws: A `TestFailure.Reason` if it cannot be done.
  @MainActor
  func perform(on session: PreviewSession) async throws {
    if let tap {
      try await session.tap(session.item(tap, for: .tap))
    } else if let type {
      try await session.change(session.item(type.into, for: .edit), to: .stringValue(type.text))
    } else if let slide {
      try await session.change(session.item(slide.target, for: .edit), to: .doubleValue(slide.value))
    } else if let toggle {
      let item = try session.item(toggle, for: .edit)
      guard case .boolValue(let isOn)? = item.node?.component?.control?.controlValue else {
        throw StepProblem("\(toggle.phrase) is not a toggle", at: item)
      }
      try await session.change(item, to: .boolValue(!isOn))
    } else if appear == true {
      try await session.send(.appear)
    } else if disappear == true {
      try await session.send(.disappear)
    } else if let answer {
      try await session.send(.alertButton(session.button(answer)))
    } else if back == true {
      if case .dismiss? = session.presented.items.last?.presentation {
        throw StepProblem("the screen has closed; there is no way back")
      }
      try await session.send(.back)
    } else if let respond, let outcome = respond.outcome {
      if let problem = SampleOutcome.problem(of: outcome) { throw StepProblem(problem) }
      try await session.respond(to: respond.request, with: outcome)
    } else if let set {
      for entry in set { try session.set(entry.name, entry.value) }
    }
  }
}

/// Why a step cannot be done.
struct StepProblem: Error {
  let message: String
  var help: String?
  var item: ScreenContents.Item?

  init(_ message: String, help: String? = nil, at item: ScreenContents.Item? = nil) {
    self.message = message
    self.help = help
    self.item = item
  }
}

extension PreviewSession {
  /// Returns the node that a target means.
  fileprivate func item(
    _ target: TestTarget, for use: ScreenContents.Use
  ) throws(StepProblem) -> ScreenContents.Item {
    let contents = ScreenContents(self)
    let count = contents.count(target, for: use, in: input.tree)
    if target.index == nil, count > 1 {
      throw StepProblem(
        "there are \(count) \(target.phrase) on the screen",
        help: "say which with `index`, as in `{ \"text\": …, \"index\": 0 }`")
    }
    if let item = contents.item(target, for: use, in: input.tree) { return item }
    let (message, help) = contents.missing(target, for: use, in: input.tree)
    throw StepProblem(message, help: help)
  }

  fileprivate func tap(_ item: ScreenContents.Item) async throws {
    try checkFront(item)
    try await act(on: item) { try await self.tap($0) }
  }

  fileprivate func change(_ item: ScreenContents.Item, to value: Document.StateValue) async throws {
    try checkFront(item)
    if let limits = item.node?.component?.control?.limits, let number = value.number, !limits.contains(number)
    {
      throw StepProblem(
        "the slider goes from \(StyleTexts.number(limits.lowerBound)) to \(StyleTexts.number(limits.upperBound))",
        at: item)
    }
    try await act(on: item) { try await self.change($0, to: value) }
  }

  /// Checks that nothing is in front of the screen, which would take the taps.
  private func checkFront(_ item: ScreenContents.Item) throws(StepProblem) {
    switch presented.items.last?.presentation {
    case nil: return
    case .dismiss?: throw StepProblem("the screen has closed; nothing in it can be used", at: item)
    case .alert(let title, _, _)?:
      throw StepProblem(
        "the alert `\(title)` is in front of the screen and takes the taps",
        help: "`answer` presses one of its buttons, and `back` closes it", at: item)
    case .navigate(let destination, _)?:
      throw StepProblem(
        "the screen `\(destination)` is in front of this one", help: "`back` goes back to this one", at: item)
    }
  }

  private func act(
    on item: ScreenContents.Item, _ body: (RenderNode) async throws -> Void
  ) async throws {
    guard let node = item.node else { throw StepProblem("a section handles no events", at: item) }
    do {
      try await body(node)
    } catch let error as PreviewError {
      throw StepProblem(error.message, at: item)
    }
  }

  /// Returns the index of the button of the newest alert with a label.
  fileprivate func button(_ label: String) throws(StepProblem) -> Int {
    for case .alert(_, _, let buttons) in presented.items.reversed().map(\.presentation) {
      let labels = buttons.map(\.label)
      if let index = labels.firstIndex(of: label) { return index }
      let near = didYouMean(closest(to: label, in: labels))
      throw StepProblem(
        "the alert has no button `\(label)`", help: near ?? "it has \(listing(labels, last: "and"))")
    }
    throw StepProblem("no alert is presented")
  }

  /// Sets a value in the state, as the host app does.
  fileprivate func set(_ path: String, _ value: Document.StateValue) throws { try setValue(path, value) }
}

extension Document.StateValue {
  fileprivate var number: Double? {
    switch self {
    case .intValue(let value): Double(value)
    case .doubleValue(let value): value
    default: nil
    }
  }
}
