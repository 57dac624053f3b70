public import CladsDocument
import CladsEvaluation
import CladsSchema

extension Document.Action {
  /// The parameters that the delegate and handlers receive. They are empty for the six actions that are
  /// type-checked in documents.
  @MainActor
  var offeredParameters: ActionParameters {
    switch payload {
    case .array, .request, .cancelRequest, .openURL, .custom: ActionParameters(parameters)
    case .dismiss, .setState, .toggleState, .showAlert, .navigate, .sequence, .unknown: ActionParameters()
    }
  }

  /// All members except `type` that could be decoded.
  public var parameters: [String: Document.StateValue] {
    switch payload {
    case .dismiss, .unknown: [:]
    case .setState(let action): .present([("path", .text(action.path)), ("value", action.value?.parameter)])
    case .toggleState(let action): .present([("path", .text(action.path))])
    case .showAlert(let action): action.parameters
    case .navigate(let action):
      .present([
        ("destination", .text(action.destination)), ("presentation", .text(action.presentation?.rawValue)),
      ])
    case .sequence(let action): ["steps": .arrayValue(action.steps.map(\.asValue))]
    case .array(let action):
      .present([
        ("path", .text(action.path)), ("index", .number(action.index)), ("value", action.value?.parameter),
      ])
    case .request(let action): action.parameters
    case .cancelRequest(let action): .present([("requestId", .text(action.requestId))])
    case .openURL(let action): .present([("url", .text(action.url))])
    case .custom(let parameters):
      parameters.valuesByName()
    }
  }

  private var asValue: Document.StateValue {
    var members = parameters
    if let type { members["type"] = .stringValue(type) }
    return .objectValue(members)
  }
}

extension Document.ActionValue {
  /// The value as written.
  fileprivate var parameter: Document.StateValue {
    switch self {
    case .literal(let value): value
    case .expression(let text, _): .objectValue([Document.ActionValue.expressionKey: .stringValue(text)])
    }
  }
}

extension Document.ShowAlertAction {
  fileprivate var parameters: [String: Document.StateValue] {
    let message: Document.StateValue? =
      switch message {
      case .literal(let text)?: .stringValue(text)
      case .template(let text)?: .objectValue(["type": "binding", "template": .stringValue(text)])
      case nil: nil
      }
    return .present([
      ("title", .text(title)), ("message", message), ("buttons", .list(buttons?.map(\.parameter))),
    ])
  }
}

extension Document.AlertButton {
  fileprivate var parameter: Document.StateValue {
    .objectValue(
      .present([("label", .text(label)), ("style", .text(style?.rawValue)), ("action", .text(action))]))
  }
}

extension Document.RequestAction {
  fileprivate var parameters: [String: Document.StateValue] {
    .present([
      ("method", .text(method?.rawValue)), ("url", .text(url)), ("requestId", .text(requestId)),
      ("headers", .list(headers?.map(\.parameter))), ("queryParams", .list(queryParams?.map(\.parameter))),
      ("body", .list(body?.map(\.parameter))), ("contentType", .text(contentType?.rawValue)),
      ("timeout", .number(timeout)), ("debug", debug.map { .boolValue($0) }),
      ("loadingPath", .text(loadingPath)), ("responsePath", .text(responsePath)),
      ("errorPath", .text(errorPath)), ("onSuccess", .text(onSuccess)), ("onError", .text(onError)),
    ])
  }
}

extension Document.RequestHeader {
  fileprivate var parameter: Document.StateValue {
    .objectValue(.present([("name", .text(name)), ("value", .text(value)), ("path", .text(path))]))
  }
}

extension Document.RequestParameter {
  fileprivate var parameter: Document.StateValue {
    .objectValue(.present([("path", .text(path)), ("as", .text(name)), ("literal", literal)]))
  }
}

extension Document.StateValue {
  fileprivate static func text(_ text: String?) -> Document.StateValue? { text.map { .stringValue($0) } }
  fileprivate static func number(_ number: Int?) -> Document.StateValue? { number.map { .intValue($0) } }
  fileprivate static func number(_ number: Double?) -> Document.StateValue? {
    number.map { number in Int(exactly: number).map { .intValue($0) } ?? .doubleValue(number) }
  }
  fileprivate static func list(_ elements: [Document.StateValue]?) -> Document.StateValue? {
    elements.map { .arrayValue($0) }
  }
}

extension [String: Document.StateValue] {
  /// Returns a dictionary of the members whose value is not `nil`.
  fileprivate static func present(_ members: [(String, Document.StateValue?)]) -> Self {
    Dictionary(uniqueKeysWithValues: members.compactMap { name, value in value.map { (name, $0) } })
  }
}
