extension Document.Action: DocumentPart {
  public var jsonValue: Document.StateValue {
    var members = parameters
    if let type { members["type"] = .stringValue(type) }
    return .objectValue(members)
  }

  /// All members of its object that are set, without `type`.
  public var parameters: [String: Document.StateValue] {
    switch self {
    case .dismiss, .unknown: [:]
    case .setState(let action): action.jsonMembers
    case .toggleState(let action): action.jsonMembers
    case .showAlert(let action): action.jsonMembers
    case .navigate(let action): action.jsonMembers
    case .sequence(let action): action.jsonMembers
    case .array(let action): action.jsonMembers
    case .request(let action): action.jsonMembers
    case .cancelRequest(let action): action.jsonMembers
    case .openURL(let action): action.jsonMembers
    case .custom(let action): action.parameters.valuesByName()
    }
  }
}

extension Document.ArrayAction {
  public static let schema = Document.Action.schema.only { action in
    if case .array(let array) = action { array } else { nil }
  }

  public var jsonValue: Document.StateValue { Document.Action.array(self).jsonValue }
}

extension Document.CustomAction: DocumentPart {
  public static let schema = Document.Action.schema.only { action in
    if case .custom(let custom) = action { custom } else { nil }
  }

  public var jsonValue: Document.StateValue { Document.Action.custom(self).jsonValue }
}

extension Document.ActionBinding: DocumentPart {
  public var jsonValue: Document.StateValue {
    switch self {
    case .reference(let id): .stringValue(id)
    case .inline(let action): action.jsonValue
    }
  }
}

extension Document.SetValue: DocumentPart {
  public static var schema: Schema<Document.SetValue> { .actionValue }

  /// The value as written.
  public var jsonValue: Document.StateValue {
    switch self {
    case .literal(let value): value
    case .expression(let text): .objectValue([Self.expressionKey: .stringValue(text)])
    }
  }
}

extension Document.AlertMessageContent: DocumentPart {
  public var jsonValue: Document.StateValue {
    switch self {
    case .static(let text): .stringValue(text)
    case .template(let text):
      .objectValue([
        "type": .stringValue(Document.DataSourceKind.binding.rawValue), "template": .stringValue(text),
      ])
    }
  }
}
