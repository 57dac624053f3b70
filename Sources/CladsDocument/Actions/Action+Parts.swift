package import JSONSyntax

extension Document.Action {
  /// The `type`, as in a document; `nil` if it is absent.
  public var type: String? {
    switch self {
    case .dismiss: "dismiss"
    case .setState: "setState"
    case .toggleState: "toggleState"
    case .showAlert: "showAlert"
    case .navigate: "navigate"
    case .sequence: "sequence"
    case .array(let action): action.kind.rawValue
    case .request: "request"
    case .cancelRequest: "cancelRequest"
    case .openURL: "openURL"
    case .custom(let action): action.type
    case .unknown(let action): action.type
    }
  }

  /// The object that the action was read from.
  package var origin: Document.Origin {
    switch self {
    case .dismiss(let action): action.origin
    case .setState(let action): action.origin
    case .toggleState(let action): action.origin
    case .showAlert(let action): action.origin
    case .navigate(let action): action.origin
    case .sequence(let action): action.origin
    case .array(let action): action.origin
    case .request(let action): action.origin
    case .cancelRequest(let action): action.origin
    case .openURL(let action): action.origin
    case .custom(let action): action.origin
    case .unknown(let action): action.origin
    }
  }

  /// Returns the record of the `type` in the text that the action was read from; `nil` if it is absent.
  package func typeNode(in view: SyntaxView) -> RecordIndex? { view.typeNode(of: origin.node) }
}
