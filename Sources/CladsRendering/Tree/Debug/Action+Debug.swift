import CladsDocument
import CladsExpressions

extension ActionDefinition {
  /// The action in the format of the debug output.
  var debugText: String {
    switch self {
    case .dismiss: "dismiss"
    case .setState(let path, let value): "setState(\(path), \(value.debugText))"
    case .toggleState(let path): "toggleState(\(path))"
    case .showAlert(let config): "showAlert(\"\(config.title)\")"
    case .sequence(let steps): "sequence[\(steps.count) steps]"
    case .navigate(let destination, let presentation): "navigate(\(destination), \(presentation.rawValue))"
    case .custom(let type, _): "custom(\(type))"
    }
  }
}

extension Document.SetValue {
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
