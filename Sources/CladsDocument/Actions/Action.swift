import Diagnostics
package import JSONSyntax

extension Document {
  /// An action that an event runs, with its parameters.
  public indirect enum Action: Sendable, Hashable {
    /// Asks the app to close the screen; `Action.dismiss` is the value.
    case dismiss(DismissAction)
    case setState(SetStateAction)
    case toggleState(ToggleStateAction)
    case showAlert(ShowAlertAction)
    case navigate(NavigateAction)
    case sequence(SequenceAction)
    case array(ArrayAction)
    case request(RequestAction)
    case cancelRequest(CancelRequestAction)
    case openURL(OpenURLAction)
    /// An action of any other type, which the host app handles.
    case custom(CustomAction)
    /// An action without a `type`, or one whose parameters cannot be read.
    case unknown(UnknownAction)

    /// Asks the app to close the screen.
    public static let dismiss = Action.dismiss(DismissAction())
  }

  /// An action that the host app handles.
  public struct CustomAction: Sendable, Hashable {
    /// The `type`, as in a document.
    public var type: String
    /// All other members.
    public var parameters: NamedList<StateValue>
    /// The object that the action was read from.
    @Provenance package var origin = Origin.none

    public init(type: String, parameters: NamedList<StateValue> = [:]) {
      self.type = type
      self.parameters = parameters
    }
  }

  /// An action without a `type`, or one whose parameters cannot be read.
  public struct UnknownAction: Sendable, Hashable {
    /// The `type` as written; `nil` if it is absent.
    public var type: String?
    /// The object that the action was read from.
    @Provenance package var origin = Origin.none

    public init(type: String? = nil) { self.type = type }
  }

  /// The action that an event runs.
  public enum ActionBinding: Sendable, Hashable {
    /// The id of a named action.
    case reference(String)
    /// An inline action.
    case inline(Action)
  }
}

/// The description of an action type.
package final class ActionDescription: Sendable {
  /// The `type`, as in a document.
  package let name: String
  /// What the action does, in sentences.
  package let documentation: String
  /// The keys, without `type`.
  package let shape: ObjectShape
  /// Whether the decoder checks the parameters; if not, mistakes only show when the action runs.
  package let isCompleteString: Bool
  /// Reads the parameters.
  package let read: @Sendable (RecordIndex, inout Reading) -> Document.Action?

  package init(
    _ name: String, _ documentation: String, shape: ObjectShape, isCompleteString: Bool,
    read: @escaping @Sendable (RecordIndex, inout Reading) -> Document.Action?
  ) {
    self.name = name
    self.documentation = documentation
    self.shape = shape
    self.isCompleteString = isCompleteString
    self.read = read
  }

  /// Creates the description of an action that is read by a table.
  convenience init<Root>(
    _ name: String, _ schema: Schema<Root>, _ table: ObjectTable<Root>, isCompleteString: Bool,
    action: @escaping @Sendable (Root) -> Document.Action
  ) {
    self.init(name, table.shape.documentation, shape: table.shape, isCompleteString: isCompleteString) {
      node, reading in
      schema.read(node, &reading).map(action)
    }
  }
}

extension Document.Action {
  /// An action, whose `type` selects an entry of the vocabulary.
  public static let schema = Schema<Document.Action>.named("action") { tagged }

  private static let tagged = Schema<Document.Action>(shape: .tagged(by: "type", in: .action)) {
    node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    let origin = Document.Origin(node: node, range: reading.view.range(node))
    guard let type = reading.typeNodeOrMisspelling(of: node, in: .action, owner: "an action") else {
      reading.reportMissingType(of: node, .actionTypeMissing, example: "dismiss", meant: nil, possible: [])
      return .unknown(Document.UnknownAction(nil, origin))
    }
    reading.addFact(.entry(.action), type)
    let index = reading.vocabulary.index(ofString: type, in: .action, view: reading.view)
    if index >= 0, let description = reading.vocabulary.entry(index, in: .action).action {
      return description.read(node, &reading) ?? .unknown(Document.UnknownAction(description.name, origin))
    }
    return custom(reading.view.string(type), node, &reading)
  }

  /// Reads the object at `node` as an action that the host app handles.
  package static func custom(_ type: String, _ node: RecordIndex, _ reading: inout Reading) -> Document.Action
  {
    var action = Document.CustomAction(type: type, parameters: parameters(of: node, &reading))
    action.origin = Document.Origin(node: node, range: reading.view.range(node))
    return .custom(action)
  }

  /// Returns every member except `type`, as plain values.
  private static func parameters(
    of node: RecordIndex, _ reading: inout Reading
  ) -> NamedList<Document.StateValue> {
    var parameters = NamedList<Document.StateValue>()
    guard reading.descend(into: node) else { return parameters }
    for member in reading.view.members(of: node) where !reading.view.hasName(member, "type") {
      guard let value = reading.view.value(of: member),
        let parameter = Document.StateValue.read(value, &reading)
      else { continue }
      let key = reading.view.name(of: member)
      parameters.append(Named(name: reading.view.string(key), key: key, node: value, value: parameter))
    }
    reading.ascend()
    return parameters
  }
}

extension Document.ActionBinding {
  /// The action of an event: the id of a named action, or an inline action.
  public static let schema = Schema<Document.ActionBinding>(
    shape: .either([.string(.reference(.action)), Document.Action.schema.shape])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      reading.addFact(.reference(.action), node)
      return .reference(reading.view.string(node))
    case .object: return Document.Action.schema.read(node, &reading).map(Document.ActionBinding.inline)
    default: return nil
    }
  }.refusing([.array]) { node, reading in
    Finding(
      .actionArray, at: reading.view.range(node),
      "\(reading.place(of: node)) must be one action, not an array", effect: .rejectsDocument,
      help: "to run several, write `{ \"type\": \"sequence\", \"steps\": [ … ] }`",
      fixes: reading.writeAsSequence(node).map { [$0] } ?? [])
  }
}

extension Document.UnknownAction {
  fileprivate init(_ type: String?, _ origin: Document.Origin) {
    self.init(type: type)
    self.origin = origin
  }
}

extension SyntaxView {
  /// Returns the value of the member `type`; `nil` if it is absent or not a string.
  package func typeNode(of object: RecordIndex) -> RecordIndex? {
    for member in members(of: object) where hasName(member, "type") {
      return value(of: member).flatMap { kind($0) == .string ? $0 : nil }
    }
    return nil
  }
}
