public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// An action that an event runs.
  public struct Action: Sendable {
    /// The `type` as written; `nil` if it is absent.
    public var type: String?
    /// The record of the `type` value.
    public var typeNode: RecordIndex?
    /// The parameters, by type.
    public var payload: ActionPayload = .unknown
    public var origin = Origin.none
  }

  /// The parameters of an action, by type.
  public indirect enum ActionPayload: Sendable {
    case dismiss
    case setState(SetStateAction)
    case toggleState(ToggleStateAction)
    case showAlert(ShowAlertAction)
    case navigate(NavigateAction)
    case sequence(SequenceAction)
    case array(ArrayAction)
    case request(RequestAction)
    case cancelRequest(CancelRequestAction)
    case openURL(OpenURLAction)
    /// A custom action that the host app handles.
    case custom([Named<StateValue>])
    /// An action without a `type`, or one whose parameters cannot be read.
    case unknown
  }

  /// The action that an event runs.
  public enum ActionBinding: Sendable {
    /// The id of a named action, and the record of the id.
    case reference(String, RecordIndex)
    /// An inline action.
    case inline(Action)
  }
}

/// The description of an action type.
public final class ActionDescription: Sendable {
  /// The `type`, as in a document.
  public let name: String
  /// What the action does, in sentences.
  public let documentation: String
  /// The keys, without `type`.
  public let shape: ObjectShape
  /// Whether the decoder checks the parameters; if not, mistakes only show when the action runs.
  public let isCompleteString: Bool
  /// Reads the parameters.
  public let read: @Sendable (RecordIndex, inout Reading) -> Document.ActionPayload?

  public init(
    _ name: String, _ documentation: String, shape: ObjectShape, isCompleteString: Bool,
    read: @escaping @Sendable (RecordIndex, inout Reading) -> Document.ActionPayload?
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
    payload: @escaping @Sendable (Root) -> Document.ActionPayload
  ) {
    self.init(name, table.shape.documentation, shape: table.shape, isCompleteString: isCompleteString) {
      node, reading in
      schema.read(node, &reading).map(payload)
    }
  }
}

extension Document.Action {
  /// An action, whose `type` selects an entry of the vocabulary.
  public static let schema = Schema<Document.Action>.named("action") { tagged }

  private static let tagged = Schema<Document.Action>(shape: .tagged(by: "type", in: .action)) {
    node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    var action = Document.Action()
    action.origin = Document.Origin(node: node, range: reading.view.range(node))
    guard let type = reading.typeNodeOrMisspelling(of: node, owner: "an action") else {
      reading.reportMissingType(of: node, "action-type-missing", example: "dismiss", meant: nil, possible: [])
      return action
    }
    action.type = reading.view.string(type)
    action.typeNode = type
    reading.addFact(.entry(.action), type)
    let index = reading.vocabulary.index(ofString: type, in: .action, view: reading.view)
    if index >= 0, let description = reading.vocabulary.payload(index, in: .action) as? ActionDescription {
      action.payload = description.read(node, &reading) ?? .unknown
    } else {
      action.payload = .custom(parameters(of: node, &reading))
    }
    return action
  }

  /// Returns every member except `type`, as plain values.
  public static func parameters(
    of node: RecordIndex, _ reading: inout Reading
  ) -> [Named<Document.StateValue>] {
    var parameters: [Named<Document.StateValue>] = []
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
      return .reference(reading.view.string(node), node)
    case .object: return Document.Action.schema.read(node, &reading).map(Document.ActionBinding.inline)
    default: return nil
    }
  }.refusing([.array]) { node, reading in
    Finding(
      "action-array", at: reading.view.range(node),
      "\(reading.place(of: node)) must be one action, not an array", effect: .rejectsDocument,
      help: "to run several, write `{ \"type\": \"sequence\", \"steps\": [ … ] }`",
      fixes: reading.writeAsSequence(node).map { [$0] } ?? [])
  }
}

extension Reading {
  /// Returns the value of the member `type`; `nil` if it is absent or not a string.
  public func typeNode(of object: RecordIndex) -> RecordIndex? {
    for member in view.members(of: object) where view.hasName(member, "type") {
      return view.value(of: member).flatMap { view.kind($0) == .string ? $0 : nil }
    }
    return nil
  }
}
