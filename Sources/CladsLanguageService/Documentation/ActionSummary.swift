import CladsDocument
import CladsSchema
import JSONSyntax

/// What an action does, in a sentence, and its steps.
struct ActionSummary {
  /// The sentence.
  let sentence: String
  /// The steps of a sequence, a sentence each.
  let steps: [String]

  init(_ action: Document.Action) {
    guard case .sequence(let sequence) = action.payload else {
      sentence = Self.sentence(for: action)
      steps = []
      return
    }
    let count = sequence.steps.count
    sentence = count == 1 ? "Runs one step." : "Runs \(count) steps, one after the other."
    steps = sequence.steps.prefix(20).map(Self.sentence)
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    if steps.isEmpty { return [sentence] }
    return [
      sentence, steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"),
    ]
  }

  private static func sentence(for action: Document.Action) -> String {
    switch action.payload {
    case .dismiss: "Closes the screen."
    case .setState(let set): "Sets \(code(set.path)) to \(text(of: set.value))."
    case .toggleState(let toggle): "Flips \(code(toggle.path))."
    case .showAlert(let alert): self.alert(alert)
    case .navigate(let navigate):
      "Goes to \(code(navigate.destination))"
        + (navigate.presentation.map { " (\($0.rawValue))" } ?? "") + "."
    case .sequence(let sequence): "Runs \(sequence.steps.count) steps."
    case .array(let array): self.array(array)
    case .request(let request): self.request(request)
    case .cancelRequest(let cancel):
      cancel.requestId == nil ? "Cancels all requests." : "Cancels the request \(code(cancel.requestId))."
    case .openURL(let open): "Opens \(code(open.url))."
    case .custom: "Is handled by the app: \(code(action.type))."
    case .unknown: "Has no `type`: the app rejects it."
    }
  }

  private static func alert(_ alert: Document.ShowAlertAction) -> String {
    let buttons = (alert.buttons ?? []).compactMap { button in
      button.label.map { label in
        "“\(label)”" + (button.action.map { ", which runs `\($0)`" } ?? "")
      }
    }
    let offer = buttons.isEmpty ? "" : " with \(buttons.joined(separator: " and "))"
    return "Shows the alert “\(alert.title ?? "Alert")”\(offer)."
  }

  private static func array(_ action: Document.ArrayAction) -> String {
    let path = code(action.path)
    let value = text(of: action.value)
    let place = action.index.map(String.init) ?? "…"
    switch action.kind {
    case .appendToArray: return "Adds \(value) to \(path)."
    case .removeFromArray:
      return action.index == nil
        ? "Removes \(value) from \(path)." : "Removes element \(place) of \(path)."
    case .toggleInArray: return "Adds \(value) to \(path), or removes it when it is there."
    case .setArrayItem: return "Sets element \(place) of \(path) to \(value)."
    case .clearArray: return "Empties \(path)."
    }
  }

  private static func request(_ request: Document.RequestAction) -> String {
    var parts: [String] = []
    if let path = request.responsePath { parts.append("stores the answer in `\(path)`") }
    if let path = request.errorPath { parts.append("an error in `\(path)`") }
    if let name = request.onSuccess { parts.append("runs `\(name)` after success") }
    if let name = request.onError { parts.append("runs `\(name)` after a failure") }
    let rest = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    return "Sends \(request.method?.rawValue ?? "a request") to \(code(request.url))\(rest)."
  }

  private static func code(_ text: String?) -> String { text.map { "`\($0)`" } ?? "something" }

  private static func text(of value: Document.ActionValue?) -> String {
    switch value {
    case .expression(let text, _): "the value of `\(text)`"
    case .literal(let value): "`\(value.brief)`"
    case nil: "nothing"
    }
  }
}

extension Document.StateValue {
  /// The value as JSON on one line; the inside of large lists and objects is left out.
  var brief: String {
    switch self {
    case .nullValue: "null"
    case .boolValue(let value): value ? "true" : "false"
    case .intValue(let value): String(value)
    case .doubleValue(let value): String(value)
    case .stringValue(let text): StringLiteral.quoted(text.count > 60 ? text.prefix(57) + "…" : text)
    case .arrayValue(let values):
      values.isEmpty ? "[]" : "[ \(values.count) \(values.count == 1 ? "element" : "elements") ]"
    case .objectValue(let members):
      members.isEmpty ? "{}" : "{ " + members.keys.sorted().prefix(8).joined(separator: ", ") + " }"
    }
  }
}
