import CladsDocument
import Diagnostics

/// A step of what an action does.
struct ActionStep: Sendable, Hashable {
  /// A parameter of a step, in the form that decides what the app does.
  struct Parameter: Sendable, Hashable {
    let name: String
    /// The value; of a callback, the steps in words.
    let value: String
    /// Everything about the value.
    let meaning: String

    static func == (left: Parameter, right: Parameter) -> Bool {
      left.name == right.name && left.meaning == right.meaning
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(meaning)
    }
  }

  /// A clause such as “clears `cart`”.
  let words: String
  /// What kind of step it is.
  let type: String
  let parameters: [Parameter]

  init(words: String, type: String, parameters: [Parameter] = []) {
    self.words = words
    self.type = type
    self.parameters = parameters
  }

  /// Everything about the step, with the named actions that it runs.
  var meaning: String {
    ([type] + parameters.map { "\($0.name) \($0.meaning)" }).joined(separator: "\u{1F}")
  }

  static func == (left: ActionStep, right: ActionStep) -> Bool {
    left.type == right.type && left.parameters == right.parameters
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(parameters)
  }
}

/// Describes what the actions of a document do, whatever they are called.
struct ActionDescriber: Sendable {
  private let actions: [String: Document.Action]
  /// Whether named actions are followed; otherwise they are described by their names.
  private let expands: Bool
  /// The names of other actions, by their names in this document.
  private let names: [String: String]
  /// The names under which requests send the values at paths, where that is not the last part of the path.
  private let sentNames: [String: String]

  /// The number of steps after which a description ends, which bounds the work for generated documents.
  private static let maximumSteps = 500
  private static let maximumDepth = 20

  init(
    _ document: Document.Definition, expanding expands: Bool = true, names: [String: String] = [:],
    sentNames: [String: String] = [:]
  ) {
    self.sentNames = sentNames
    actions = (document.actions ?? [:]).valuesByName()
    self.expands = expands
    self.names = names
  }

  /// Returns the steps of an action binding.
  func steps(_ binding: Document.ActionBinding) -> [ActionStep] {
    var steps: [ActionStep] = []
    switch binding {
    case .reference(let id): add(id, [], &steps)
    case .inline(let action): add(action, [], &steps)
    }
    return steps
  }

  /// Returns the steps of an action.
  func steps(_ action: Document.Action) -> [ActionStep] { steps(.inline(action)) }

  private func add(_ id: String, _ running: [String], _ steps: inout [ActionStep]) {
    guard let action = expands ? actions[id] : nil else {
      let name = names[id] ?? id
      let isDeclared = actions[id] != nil
      steps.append(
        ActionStep(
          words: isDeclared ? "runs \(Quoted.code(name))" : "runs the app's action \(Quoted.code(name))",
          type: "run \(name)"))
      return
    }
    if running.contains(id) || running.count >= Self.maximumDepth {
      // Which of the running actions it is, whatever it is called.
      let level = running.firstIndex(of: id) ?? running.count
      steps.append(ActionStep(words: "runs \(Quoted.code(id)) again", type: "again \(level)"))
      return
    }
    add(action, running + [id], &steps)
  }

  private func add(_ action: Document.Action, _ running: [String], _ steps: inout [ActionStep]) {
    guard steps.count < Self.maximumSteps else { return }
    switch action {
    case .sequence(let sequence): for step in sequence.steps { add(step, running, &steps) }
    case .unknown: break
    default:
      steps.append(
        ActionStep(words: action.words, type: action.type ?? "", parameters: parameters(of: action, running)))
    }
  }

  /// Returns the parameters of an action, without those that make no difference.
  private func parameters(of action: Document.Action, _ running: [String]) -> [ActionStep.Parameter] {
    var values = action.parameters
    var callbacks: [ActionStep.Parameter] = []
    func follow(_ id: String?, _ name: String) {
      guard let id else { return }
      var steps: [ActionStep] = []
      add(id, running, &steps)
      callbacks.append(
        ActionStep.Parameter(
          name: name, value: steps.map(\.words).joined(separator: ", then "),
          meaning: steps.map(\.meaning).joined(separator: "\u{1E}")))
    }
    switch action {
    case .request(let request):
      (values["onSuccess"], values["onError"], values["debug"]) = (nil, nil, nil)
      values["method"] = request.method.map { .stringValue($0.rawValue) }
      // The app reads whole seconds.
      values["timeout"] = request.timeout.flatMap { Int(exactly: $0) }.flatMap {
        $0 == 30 ? nil : .intValue($0)
      }
      if request.contentType == .json { values["contentType"] = nil }
      for (key, parameters) in [("queryParams", request.queryParams), ("body", request.body)] {
        values[key] = parameters.map { .arrayValue($0.map { $0.meaning(sentNames) }) }
      }
      values["headers"] = request.headers.map { headers in
        .arrayValue(
          // The app leaves out a header without a name or a value.
          headers.filter { $0.name != nil && ($0.value != nil || $0.path != nil) }.map { header in
            .arrayValue(
              [header.name ?? "", header.value ?? "", header.value == nil ? header.path ?? "" : ""].map {
                .stringValue($0)
              })
          })
      }
      follow(request.onSuccess, "onSuccess")
      follow(request.onError, "onError")
    case .showAlert(let alert):
      values["title"] = .stringValue(alert.title ?? "Alert")
      values["buttons"] = nil
      // Without a button there is one that closes the alert.
      let buttons = alert.buttons ?? []
      for (index, button) in (buttons.isEmpty ? [.init(label: "OK")] : buttons).enumerated() {
        let label = button.label ?? ""
        callbacks.append(
          ActionStep.Parameter(
            name: "button \(index + 1)", value: label,
            meaning: "\(label) \((button.style ?? .default).rawValue)"))
        follow(button.action, "button \(Quoted.text(label))")
      }
    case .navigate(let action):
      values["presentation"] = .stringValue((action.presentation ?? .push).rawValue)
    case .array(let action) where action.kind == .removeFromArray && action.index != nil:
      values["value"] = nil
    default: break
    }
    return values.sorted { $0.key < $1.key }.map { name, value in
      if case .stringValue(let text) = value {
        ActionStep.Parameter(name: name, value: text, meaning: value.json)
      } else {
        ActionStep.Parameter(name: name, value: value.json, meaning: value.json)
      }
    } + callbacks
  }
}

extension Document.RequestParameter {
  /// The name under which it is sent, and what is sent.
  fileprivate func meaning(_ sentNames: [String: String]) -> Document.StateValue {
    let last =
      path.flatMap { sentNames[$0] }
      ?? path.map { String($0.split(whereSeparator: { $0 == "." || $0 == "[" }).last ?? "") }
    return .objectValue([
      "as": .stringValue(name ?? last ?? ""),
      // A literal takes precedence.
      "path": path.flatMap { literal == nil ? .stringValue($0) : nil } ?? .nullValue,
      "literal": literal ?? .nullValue,
    ])
  }
}

extension Document.Action {
  /// What it does, as a clause without a subject.
  fileprivate var words: String {
    switch self {
    case .dismiss: return "closes the screen"
    case .setState(let action): return "sets \(code(action.path)) to \(code(action.value))"
    case .toggleState(let action): return "toggles \(code(action.path))"
    case .showAlert(let action):
      let buttons = (action.buttons ?? []).compactMap(\.label).map { Quoted.text($0) }
      let title = "shows the alert \(Quoted.text(action.title ?? "Alert"))"
      return buttons.isEmpty ? title : "\(title) with \(ChangeWords.names(buttons))"
    case .navigate(let action):
      let destination = "navigates to \(code(action.destination))"
      switch action.presentation ?? .push {
      case .push: return destination
      case .present: return destination + " as a sheet"
      case .fullScreen: return destination + " in full screen"
      }
    case .sequence(let action): return "runs \(action.steps.count) steps"
    case .array(let action):
      let path = code(action.path)
      switch action.kind {
      case .appendToArray: return "appends \(code(action.value)) to \(path)"
      case .removeFromArray:
        if let index = action.index { return "removes element \(index) of \(path)" }
        return "removes \(code(action.value)) from \(path)"
      case .toggleInArray: return "adds \(code(action.value)) to \(path) or removes it"
      case .setArrayItem:
        return "replaces element \(action.index.map(String.init) ?? "?") of \(path) by \(code(action.value))"
      case .clearArray: return "clears \(path)"
      }
    case .request(let action):
      guard let method = action.method else { return "requests nothing, for lack of a method" }
      return "requests \(method.rawValue) \(code(action.url))"
    case .cancelRequest(let action): return "cancels the request \(code(action.requestId))"
    case .openURL(let action): return "opens \(code(action.url))"
    case .custom(let action): return "runs the app's \(Quoted.code(action.type))"
    case .unknown(let action): return "does nothing (\(code(action.type)))"
    }
  }

  private func code(_ text: String?) -> String { Quoted.code(text ?? "") }

  private func code(_ value: Document.SetValue?) -> String {
    switch value {
    case .literal(let value)?: Quoted.code(value.json(limit: 400))
    case .expression(let text)?: Quoted.code(text)
    case nil: "nothing"
    }
  }
}
