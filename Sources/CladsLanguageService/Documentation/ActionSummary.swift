import CladsDocument
import Diagnostics
import JSONSyntax

/// A one-sentence summary of an action, and of each of its steps.
struct ActionSummary {
  let sentence: String
  /// The summaries of the steps of a sequence, at most 20.
  let steps: [String]

  init(_ action: Document.Action) {
    guard case .sequence(let sequence) = action else {
      sentence = Self.sentence(for: action)
      steps = []
      return
    }
    let count = sequence.steps.count
    sentence = count == 1 ? "Runs one step." : "Runs \(count) steps in order."
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
    switch action {
    case .dismiss: "Closes the screen."
    case .setState(let set): "Sets \(code(set.path, "path")) to \(text(of: set.value))."
    case .toggleState(let toggle): "Toggles \(code(toggle.path, "path"))."
    case .showAlert(let alert): self.alert(alert)
    case .navigate(let navigate):
      "Navigates to \(code(navigate.destination, "destination"))"
        + (navigate.presentation.map { " (\($0.rawValue))" } ?? "") + "."
    case .sequence(let sequence): "Runs \(sequence.steps.count) steps."
    case .array(let array): self.array(array)
    case .request(let request): self.request(request)
    case .cancelRequest(let cancel):
      cancel.requestId.map { "Cancels the request \(Markdown.code($0))." } ?? "Cancels all requests."
    case .openURL(let open): "Opens \(code(open.url, "URL"))."
    case .custom: "Runs \(code(action.type, "action")), if the host app handles it."
    case .unknown: "Has no `type`, so the app rejects it."
    }
  }

  private static func alert(_ alert: Document.ShowAlertAction) -> String {
    let buttons = (alert.buttons ?? []).compactMap { button in
      button.label.map { label in
        "“\(Markdown.text(label))”" + (button.action.map { ", which runs \(Markdown.code($0))" } ?? "")
      }
    }
    let suffix = buttons.isEmpty ? "" : " with \(enumeration(buttons))"
    return "Shows the alert “\(Markdown.text(alert.title ?? "Alert"))”\(suffix)."
  }

  private static func array(_ action: Document.ArrayAction) -> String {
    let path = code(action.path, "path")
    let value = text(of: action.value)
    let index = action.index.map(String.init) ?? "…"
    switch action.kind {
    case .appendToArray: return "Appends \(value) to \(path)."
    case .removeFromArray:
      return action.index == nil
        ? "Removes \(value) from \(path)." : "Removes element \(index) of \(path)."
    case .toggleInArray: return "Adds \(value) to \(path), or removes it if it is already there."
    case .setArrayItem: return "Sets element \(index) of \(path) to \(value)."
    case .clearArray: return "Removes all elements of \(path)."
    }
  }

  private static func request(_ request: Document.RequestAction) -> String {
    var parts: [String] = []
    if let path = request.responsePath { parts.append("stores the response in \(Markdown.code(path))") }
    if let path = request.errorPath { parts.append("stores an error in \(Markdown.code(path))") }
    if let name = request.onSuccess { parts.append("runs \(Markdown.code(name)) on success") }
    if let name = request.onError { parts.append("runs \(Markdown.code(name)) on failure") }
    let rest = parts.isEmpty ? "" : "; " + enumeration(parts)
    return "Sends \(request.method?.rawValue ?? "a request") to \(code(request.url, "URL"))\(rest)."
  }

  private static func code(_ text: String?, _ noun: String) -> String {
    text.map(Markdown.code) ?? "an unspecified \(noun)"
  }

  private static func text(of value: Document.SetValue?) -> String {
    switch value {
    case .expression(let text): "the value of \(Markdown.code(text))"
    case .literal(let value): Markdown.code(value.brief)
    case nil: "an unspecified value"
    }
  }
}

extension Document.StateValue {
  /// The value as JSON on one line, abbreviated: lists show their length and objects their keys.
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
