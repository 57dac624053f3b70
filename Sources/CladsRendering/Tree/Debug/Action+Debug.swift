import CladsDocument
import CladsExpressions

extension Document.Action {
  /// The action in the format of the debug output.
  var debugText: String {
    switch self {
    case .dismiss: "dismiss"
    case .setState(let action): "setState(\(action.path ?? ""), \(action.value?.debugText ?? ""))"
    case .toggleState(let action): "toggleState(\(action.path ?? ""))"
    case .showAlert(let action): "showAlert(\"\(action.title ?? "Alert")\")"
    case .sequence(let action): "sequence[\(action.steps.count) steps]"
    case .navigate(let action):
      "navigate(\(action.destination ?? ""), \((action.presentation ?? .push).rawValue))"
    case .array, .request, .cancelRequest, .openURL, .custom, .unknown: "custom(\(type ?? ""))"
    }
  }
}

extension Document.ActionValue {
  fileprivate var debugText: String {
    switch self {
    case .literal(let value): value.debugText
    case .expression(let source): "expr(\(source))"
    }
  }
}

extension Document.StateValue {
  fileprivate var debugText: String {
    switch self {
    case .nullValue: "nullValue"
    case .boolValue(let value): "boolValue(\(value))"
    case .intValue(let value): "intValue(\(value))"
    case .doubleValue(let value): "doubleValue(\(value))"
    case .stringValue(let value): "stringValue(\"\(value)\")"
    case .arrayValue: "arrayValue(\(json))"
    case .objectValue: "objectValue(\(json))"
    }
  }
}
