public import CladsDocument

extension Document.StateValue {
  /// The value as a placeholder prints it: strings as they are, numbers and booleans as Swift describes them,
  /// an empty string for `null`, and compact JSON with sorted keys for arrays and objects.
  public var text: String {
    switch self {
    case .nullValue: ""
    case .boolValue(let value): value ? "true" : "false"
    case .intValue(let value): String(value)
    case .doubleValue(let value): value.description
    case .stringValue(let value): value
    case .arrayValue, .objectValue: json
    }
  }

  /// The text of a value, which is cut where an array or an object has more than
  /// `ExecutionLimits.textLength` bytes as JSON.
  package var limitedText: String {
    switch self {
    case .arrayValue, .objectValue: json(limit: ExecutionLimits.textLength)
    default: text
    }
  }
}
