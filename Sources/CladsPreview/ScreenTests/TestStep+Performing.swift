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
      try await session.send(.back)
    } else if let respond, let outcome = respond.outcome {
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
    if let item = contents.item(target, for: use, in: input.tree) { return item }
    let (message, help) = contents.missing(target, for: use, in: input.tree)
    throw StepProblem(message, help: help)
  }

  fileprivate func tap(_ item: ScreenContents.Item) async throws {
    // On device, what is in front of the screen takes the taps.
    if let top = presented.items.last?.presentation {
      throw StepProblem(
        "\(top.article) is in front of the screen and takes the taps",
        help: "`answer` presses a button of an alert, and `back` closes what is presented", at: item)
    }
    try await act(on: item) { try await self.tap($0) }
  }

  fileprivate func change(_ item: ScreenContents.Item, to value: Document.StateValue) async throws {
    if let top = presented.items.last?.presentation {
      throw StepProblem("\(top.article) is in front of the screen", at: item)
    }
    try await act(on: item) { try await self.change($0, to: value) }
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

extension Presentation {
  /// What it is, with an article.
  fileprivate var article: String {
    switch self {
    case .alert(let title, _, _): "the alert `\(title)`"
    case .navigate(let destination, _): "the screen `\(destination)`"
    case .dismiss: "nothing: the screen has closed, which"
    }
  }
}
