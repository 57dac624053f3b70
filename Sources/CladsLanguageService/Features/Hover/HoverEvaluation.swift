import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsProject
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// What the string at a place gives when the app runs: the part at the place and the whole, step by step, in every
/// sample and for the first elements of a list, and on today's phones where they differ.
struct HoverEvaluation {
  /// More elements, samples or steps are not shown.
  private static let mostElements = 3
  private static let mostSamples = 8
  private static let mostSteps = 12
  /// Longer values break off.
  private static let longestValue = 160

  private let text: String
  private let evaluated: EvaluatedText
  private let states: PlaceStates
  private let part: EvaluatedPart?
  private let target: Target

  /// Looks at the string that a fact is about; nothing when nothing is evaluated there.
  init?(_ place: HoverPlace, fact: Fact, analysis: Analysis) {
    text = place.text
    target = place.document.project.target
    guard let evaluated = EvaluatedText(text, role: fact.role) else { return nil }
    self.evaluated = evaluated
    states = PlaceStates(place.document, analysis, scope: fact.scope)
    part = EvaluatedPart(in: evaluated, text, place: place)
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    let state = states.state(states.chosen)
    let report = evaluated.report(in: state)
    var paragraphs: [String] = []
    if let part {
      paragraphs.append("**\(Markdown.code(part.text))** \(sentence(part.result(in: state), in: state))")
    }
    if part?.isWhole != true || isCondition { paragraphs.append(whole(report, state)) }
    if let device = report.device, target == .reference {
      paragraphs.append("**On today's phones** \(sentence(device))")
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
      "The text shows \(quoted(report.text))"
        + (report.problem.map { ". A placeholder is broken: \($0.message)." } ?? ".")
    case .condition: report.text == "true" ? "The condition holds." : "The condition does not hold."
    case .expression, .path: "The whole \(sentence(report.result, in: state))"
    }
  }

  /// Which state the values are from, unless that goes without saying.
  private var stateNote: String? {
    var parts: [String] = []
    if states.chosen.name != Sample.initialName { parts.append("in the sample `\(states.chosen.name)`") }
    if let list = states.repetitions.last, let count = states.count(states.chosen) {
      switch count {
      case 0:
        parts.append(
          "with no element: `\(list.items)` is \(states.isList(states.chosen) ? "empty" : "no list")")
      case 1: break
      default: parts.append("for the first of \(count) elements of `\(list.items)`")
      }
    }
    return parts.isEmpty ? nil : "Values " + parts.joined(separator: ", ") + "."
  }

  // MARK: Tables

  private func steps(_ state: SampleState) -> String? {
    guard let expression = part?.expression, expression.isValid else { return nil }
    let steps = ExpressionEvaluator().steps(of: expression, in: state)
    let compound = steps.filter { !$0.range.isEmpty }
    guard compound.count > 2 || (compound.count == 2 && compound[0].range != compound[1].range) else {
      return nil
    }
    let bytes = Array(text.utf8)
    var rows = [["step", "value"]]
    for step in compound.prefix(Self.mostSteps) {
      let source = String(decoding: bytes[step.range.clamped(to: bytes.indices)], as: UTF8.self)
      rows.append([Markdown.code(source), short(step.result)])
    }
    if compound.count > Self.mostSteps { rows.append(["… \(compound.count - Self.mostSteps) more", ""]) }
    return Markdown.table(rows)
  }

  private var elements: String? {
    guard let list = states.repetitions.last, let count = states.count(states.chosen), count > 1 else {
      return nil
    }
    let depth = states.repetitions.count
    var rows = [head(["element of `\(list.items)`"])]
    for index in 0..<min(count, Self.mostElements) {
      let elements = Array(repeating: 0, count: depth - 1) + [index]
      rows.append(["\(index)"] + cells(states.state(states.chosen, elements: elements)))
    }
    if count > Self.mostElements {
      rows.append(["… \(count - Self.mostElements) more"] + Array(repeating: "", count: rows[0].count - 1))
    }
    return Markdown.table(rows)
  }

  private var samples: String? {
    guard states.samples.count > 1 else { return nil }
    var rows = [head(["sample"])]
    for sample in states.samples.prefix(Self.mostSamples) {
      let name = sample.name == states.chosen.name ? "**\(sample.name)**" : sample.name
      rows.append([name] + cells(states.state(sample)))
    }
    if states.samples.count > Self.mostSamples {
      rows.append(
        ["… \(states.samples.count - Self.mostSamples) more"]
          + Array(repeating: "", count: rows[0].count - 1))
    }
    return Markdown.table(rows)
  }

  private func head(_ first: [String]) -> [String] {
    guard let part else { return first + ["whole"] }
    return first + [Markdown.code(part.text)] + (part.isWhole ? [] : ["whole"])
  }

  private func cells(_ state: SampleState) -> [String] {
    let whole = evaluated.report(in: state)
    let wholeCell: String
    if case .template = evaluated { wholeCell = quoted(whole.text) } else { wholeCell = short(whole.result) }
    let note = target == .reference ? stop(whole.device) : ""
    guard let part else { return [wholeCell + note] }
    let partCell = short(part.result(in: state))
    return part.isWhole ? [partCell + note] : [partCell, wholeCell + note]
  }

  // MARK: Words

  private func sentence(_ result: EvaluationResult, in state: SampleState) -> String {
    switch result {
    case .value(.nullValue): return "is `null`."
    case .value(.boolValue(let value)): return "is `\(value)`."
    case .value(.stringValue("")): return "is an empty text."
    case .value(let value):
      return "is \(Markdown.code(value.json(limit: Self.longestValue))), \(phrase(value))."
    case .undefined:
      guard let missing = part?.missingPath(in: state), !isVariable(part?.root) else {
        return "has no value."
      }
      return "has no value: \(missing.message)\(missing.message.hasSuffix("?") ? "" : ".")"
    case .failure(let failure):
      let bytes = Array(text.utf8)
      let place = String(decoding: bytes[failure.range.clamped(to: bytes.indices)], as: UTF8.self)
      let culprit = place.isEmpty ? "" : " (\(Markdown.code(place)))"
      return "cannot be computed: \(failure.message)\(culprit). The text itself is shown."
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
    case (.value(.stringValue("")), .template): "the text stays empty."
    case (.value(.stringValue(let text)), .template): "the text shows \(quoted(text))."
    case (.value(.boolValue(let holds)), .condition): "the condition \(holds ? "holds" : "never holds")."
    case (.value(let value), _):
      "it is \(Markdown.code(value.json(limit: Self.longestValue))), \(phrase(value))."
    case (.nothing, .path(_, isContent: true)): "nothing is shown: only texts are."
    case (.nothing, _): "there is no value."
    case (.hangs, _): "the app stops responding."
    case (.crashes, _): "the app crashes."
    }
  }

  /// What is added to a value where phones do not even come to an answer.
  private func stop(_ outcome: DeviceOutcome?) -> String {
    switch outcome {
    case .hangs: " (phones stop responding)"
    case .crashes: " (phones crash)"
    default: ""
    }
  }

  private func short(_ result: EvaluationResult) -> String {
    switch result {
    case .value(let value): Markdown.code(value.json(limit: 60))
    case .undefined: "no value"
    case .failure(let failure): failure.message
    }
  }

  private func quoted(_ text: String) -> String {
    text.isEmpty
      ? "nothing"
      : "“" + (text.utf8.count > Self.longestValue ? text.prefix(Self.longestValue - 1) + "…" : text) + "”"
  }
}
