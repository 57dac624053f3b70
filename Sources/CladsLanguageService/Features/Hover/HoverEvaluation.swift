import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The values of a string at run time: of the part at the cursor and of the whole string, step by step, in
/// every sample, for the first elements of a list, and on device where the result is different.
struct HoverEvaluation {
  /// The maximum number of rows in the tables.
  private static let maximumElements = 3
  private static let maximumSamples = 8
  private static let maximumSteps = 12
  /// The length at which values are truncated.
  private static let maximumValueLength = 160

  private let text: String
  private let evaluated: EvaluatedText
  private let states: ScopedStates
  private let part: EvaluatedPart?
  private let deviations: Deviations
  private let evaluator: ExpressionEvaluator
  /// Whether the text is shown without being evaluated.
  private let isShownAsWritten: Bool

  /// Evaluates the string of a fact; fails when nothing in it is evaluated.
  init?(_ position: HoverPosition, fact: Fact, analysis: Analysis) {
    text = position.text
    deviations = position.document.project.target.deviations
    evaluator = position.document.evaluator
    isShownAsWritten = position.isTextOfButton && deviations.contains(.buttonText)
    guard let evaluated = EvaluatedText(text, role: fact.role) else { return nil }
    self.evaluated = evaluated
    states = ScopedStates(position.document, analysis, scope: fact.scope)
    part = EvaluatedPart(in: evaluated, text, position: position)
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    let state = states.state(states.chosen)
    if isShownAsWritten {
      let sentence = Deviation.buttonText.entry.device
      let written = "The text reads \(quoted(text)): \(Markdown.prose(sentence))."
      return [written] + (part.map { [self.sentence(for: $0, in: state)] } ?? [])
    }
    let report = evaluated.report(in: state, evaluator)
    var paragraphs: [String] = []
    if let part {
      paragraphs.append(sentence(for: part, in: state))
    }
    if part?.isWhole != true || isCondition { paragraphs.append(whole(report, state)) }
    if let device = report.device, deviations.affectExpressions {
      paragraphs.append("**On device**, \(sentence(device))")
    }
    if let note = stateNote { paragraphs.append(note) }
    paragraphs += [steps(state), elements, samples].compactMap { $0 }
    return paragraphs
  }

  // MARK: The whole

  private var isCondition: Bool { if case .condition = evaluated { true } else { false } }

  private func whole(_ report: EvaluationReport, _ state: SampleState) -> String {
    switch evaluated {
    case .template:
      (report.text.isEmpty ? "The text is empty" : "The text reads \(quoted(report.text))")
        + (report.problem.map { ". A placeholder is invalid: \(Markdown.prose($0.message))." } ?? ".")
    case .condition: "The condition is \(report.text)."
    case .expression: "The whole expression \(sentence(report.result, in: state))"
    case .path: "The whole path \(sentence(report.result, in: state))"
    }
  }

  /// The sample and the list element that the values come from, unless they are the obvious ones.
  private var stateNote: String? {
    var parts: [String] = []
    if states.chosen.name != Sample.initialName {
      parts.append("from the sample \(Markdown.code(states.chosen.name))")
    }
    if let list = states.repetitions.last, let count = states.count(states.chosen) {
      switch count {
      case 0:
        let problem = states.isList(states.chosen) ? "empty" : "not a list"
        parts.append("without an element, because \(Markdown.code(list.items)) is \(problem)")
      case 1: break
      default: parts.append("for the first of \(count) elements of \(Markdown.code(list.items))")
      }
    }
    return parts.isEmpty ? nil : "Values " + parts.joined(separator: ", ") + "."
  }

  // MARK: Tables

  private func steps(_ state: SampleState) -> String? {
    guard let expression = part?.expression, expression.isValid else { return nil }
    let steps = evaluator.steps(of: expression, in: state)
    let compound = steps.filter { !$0.range.isEmpty }
    guard compound.count > 2 || (compound.count == 2 && compound[0].range != compound[1].range) else {
      return nil
    }
    let bytes = Array(text.utf8)
    var rows = [["step", "value"]]
    for step in compound.prefix(Self.maximumSteps) {
      let source = String(decoding: bytes[step.range.clamped(to: bytes.indices)], as: UTF8.self)
      rows.append([Markdown.code(source), short(step.result)])
    }
    if compound.count > Self.maximumSteps {
      rows.append(["… \(compound.count - Self.maximumSteps) more", ""])
    }
    return Markdown.table(rows)
  }

  private var elements: String? {
    guard let list = states.repetitions.last, let count = states.count(states.chosen), count > 1 else {
      return nil
    }
    let depth = states.repetitions.count
    var rows = [head(["element of \(Markdown.code(list.items))"])]
    for index in 0..<min(count, Self.maximumElements) {
      let elements = Array(repeating: 0, count: depth - 1) + [index]
      rows.append(["\(index)"] + cells(states.state(states.chosen, elements: elements)))
    }
    if count > Self.maximumElements {
      rows.append(["… \(count - Self.maximumElements) more"] + Array(repeating: "", count: rows[0].count - 1))
    }
    return Markdown.table(rows)
  }

  private var samples: String? {
    guard states.samples.count > 1 else { return nil }
    var rows = [head(["sample"])]
    for sample in states.samples.prefix(Self.maximumSamples) {
      let text = Markdown.text(sample.name)
      let name = sample.name == states.chosen.name ? "**\(text)**" : text
      rows.append([name] + cells(states.state(sample)))
    }
    if states.samples.count > Self.maximumSamples {
      rows.append(
        ["… \(states.samples.count - Self.maximumSamples) more"]
          + Array(repeating: "", count: rows[0].count - 1))
    }
    return Markdown.table(rows)
  }

  private func head(_ first: [String]) -> [String] {
    guard let part else { return first + ["result"] }
    return first + [Markdown.code(part.text)] + (part.isWhole ? [] : ["result"])
  }

  private func cells(_ state: SampleState) -> [String] {
    let whole = evaluated.report(in: state, evaluator)
    let wholeCell: String
    if case .template = evaluated { wholeCell = quoted(whole.text) } else { wholeCell = short(whole.result) }
    let note = deviations.affectExpressions ? deviceNote(whole.device) : ""
    guard let part else { return [wholeCell + note] }
    let partCell = short(part.result(in: state, evaluator))
    return part.isWhole ? [partCell + note] : [partCell, wholeCell + note]
  }

  // MARK: Phrases

  private func sentence(for part: EvaluatedPart, in state: SampleState) -> String {
    "**\(Markdown.code(part.text))** \(sentence(part.result(in: state, evaluator), in: state))"
  }

  private func sentence(_ result: EvaluationResult, in state: SampleState) -> String {
    switch result {
    case .value(.nullValue): return "is `null`."
    case .value(.boolValue(let value)): return "is `\(value)`."
    case .value(.stringValue("")): return "is an empty string."
    case .value(let value):
      return "is \(Markdown.code(value.json(limit: Self.maximumValueLength))), \(phrase(value))."
    case .undefined:
      guard let missing = part?.missingPath(in: state), !isVariable(part?.root) else {
        return "has no value."
      }
      return "has no value: \(Markdown.prose(missing.message))\(missing.message.hasSuffix("?") ? "" : ".")"
    case .failure(let failure):
      let bytes = Array(text.utf8)
      let source = String(decoding: bytes[failure.range.clamped(to: bytes.indices)], as: UTF8.self)
      let origin = source.isEmpty ? "" : " (\(Markdown.code(source)))"
      return
        "cannot be evaluated: \(Markdown.prose(failure.message))\(origin). Its source text is shown instead."
    }
  }

  private func isVariable(_ name: String?) -> Bool {
    states.repetitions.contains { $0.variables.contains { $0.name == name } }
  }

  private func phrase(_ value: Document.StateValue) -> String {
    switch value {
    case .arrayValue(let elements):
      elements.isEmpty
        ? "an empty list" : "a list of \(elements.count) \(elements.count == 1 ? "element" : "elements")"
    case .objectValue(let members): members.isEmpty ? "an empty object" : "an object"
    default: value.phrase
    }
  }

  private func sentence(_ outcome: DeviceOutcome) -> String {
    switch (outcome, evaluated) {
    case (.value(.stringValue("")), .template): "the text is empty."
    case (.value(.stringValue(let text)), .template): "the text reads \(quoted(text))."
    case (.value(.boolValue(let holds)), .condition): "the condition is \(holds)."
    case (.value(let value), _):
      "the value is \(Markdown.code(value.json(limit: Self.maximumValueLength))), \(phrase(value))."
    case (.nothing, .path(_, isContent: true)): "nothing is shown; a `path` can only show strings."
    case (.nothing, _): "there is no value."
    case (.hangs, _): "the app hangs."
    case (.crashes, _): "the app crashes."
    }
  }

  /// Returns the note that is added to a value if the app hangs or crashes on device.
  private func deviceNote(_ outcome: DeviceOutcome?) -> String {
    switch outcome {
    case .hangs: " (hangs on device)"
    case .crashes: " (crashes on device)"
    default: ""
    }
  }

  private func short(_ result: EvaluationResult) -> String {
    switch result {
    case .value(let value): Markdown.code(value.json(limit: 60))
    case .undefined: "no value"
    case .failure(let failure): Markdown.prose(failure.message)
    }
  }

  private func quoted(_ text: String) -> String {
    if text.isEmpty { return "(empty)" }
    let limit = Self.maximumValueLength
    return "“\(Markdown.text(text.utf8.count > limit ? text.prefix(limit - 1) + "…" : text))”"
  }
}
