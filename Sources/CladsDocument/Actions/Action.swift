public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// Something that happens when a button is tapped or a screen appears.
  public struct Action: Sendable {
    /// The `type` as written; nothing when it is missing.
    public var type: String?
    /// The record of the `type` value.
    public var typeNode: RecordIndex?
    /// What it does, with its parameters.
    public var payload: ActionPayload = .unknown
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// What an action does, with its parameters.
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
    /// An action that the app handles itself.
    case custom([Named<StateValue>])
    /// No `type`.
    case unknown
  }

  /// What an event runs.
  public enum ActionBinding: Sendable {
    /// A named action.
    case reference(String, RecordIndex)
    /// An action written in place.
    case inline(Action)
  }
}

/// What an action type is, which keys it takes and how it is read.
public final class ActionDescription: Sendable {
  /// The type as it is written.
  public let name: String
  /// What it does, in sentences.
  public let documentation: String
  /// Its keys besides `type`.
  public let shape: ObjectShape
  /// Whether the decoder itself checks it; otherwise mistakes only show when it is triggered.
  public let isTyped: Bool
  /// Reads its parameters.
  public let read: @Sendable (RecordIndex, inout Reading) -> Document.ActionPayload?

  /// Creates a description.
  public init(
    _ name: String, _ documentation: String, shape: ObjectShape, isTyped: Bool,
    read: @escaping @Sendable (RecordIndex, inout Reading) -> Document.ActionPayload?
  ) {
    self.name = name
    self.documentation = documentation
    self.shape = shape
    self.isTyped = isTyped
    self.read = read
  }

  /// Creates the description of an action that is read by a table.
  convenience init<Root>(
    _ name: String, _ schema: Schema<Root>, _ table: ObjectTable<Root>, isTyped: Bool,
    payload: @escaping @Sendable (Root) -> Document.ActionPayload
  ) {
    self.init(name, table.shape.documentation, shape: table.shape, isTyped: isTyped) { node, reading in
      schema.read(node, &reading).map(payload)
    }
  }
}

extension Document.Action {
  /// How an action is read: its `type` picks an entry of the vocabulary.
  public static let schema = Schema<Document.Action>.named("action") { tagged }

  private static let tagged = Schema<Document.Action>(shape: .tagged(by: "type", in: .action)) {
    node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    var action = Document.Action()
    action.origin = Document.Origin(node: node, range: reading.view.range(node))
    guard let type = reading.typeNode(of: node) else {
      reading.reportMissingType(
        of: node, "action-type-missing", "an action", example: "dismiss",
        meant: reading.likelyActionType(of: node))
      return action
    }
    action.type = reading.view.string(type)
    action.typeNode = type
    reading.note(.entry(.action), type)
    let index = reading.vocabulary.index(ofString: type, in: .action, view: reading.view)
    if index >= 0, let description = reading.vocabulary.payload(index, in: .action) as? ActionDescription {
      action.payload = description.read(node, &reading) ?? .unknown
    } else {
      action.payload = .custom(parameters(of: node, &reading))
    }
    return action
  }

  /// Every member but `type`, as plain values.
  public static func parameters(
    of node: RecordIndex, _ reading: inout Reading
  ) -> [Named<Document.StateValue>] {
    var parameters: [Named<Document.StateValue>] = []
    guard reading.descend(into: node) else { return parameters }
    var member = reading.view.firstChild(of: node)
    while member < reading.view.end(of: node) {
      let next = reading.view.end(of: member)
      if reading.view.kind(member) == .member, !reading.view.hasName(member, "type"),
        let value = reading.view.value(of: member),
        let parameter = Document.StateValue.read(value, &reading)
      {
        let key = reading.view.name(of: member)
        parameters.append(Named(name: reading.view.string(key), key: key, node: value, value: parameter))
      }
      member = next
    }
    reading.ascend()
    return parameters
  }
}

extension Document.ActionBinding {
  /// How an event's action is read: the id of a named action, or an action in place.
  public static let schema = Schema<Document.ActionBinding>(
    shape: .either([.string(.reference(.action)), Document.Action.schema.shape])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      reading.note(.reference(.action), node)
      return .reference(reading.view.string(node), node)
    case .object: return Document.Action.schema.read(node, &reading).map(Document.ActionBinding.inline)
    default: return nil
    }
  }.refusing([.array]) { node, reading in
    Finding(
      "action-array", at: reading.view.range(node),
      "\(reading.place(of: node)) takes one action, not a list", effect: .rejectsDocument,
      help: "run several with `{ \"type\": \"sequence\", \"steps\": [ … ] }`",
      fixes: reading.writeAsSequence(node).map { [$0] } ?? [])
  }
}

extension Reading {
  /// The value of the member `type`, when it is a string.
  public func typeNode(of object: RecordIndex) -> RecordIndex? {
    var member = view.firstChild(of: object)
    let end = view.end(of: object)
    while member < end {
      if view.kind(member) == .member, view.hasName(member, "type") {
        guard let value = view.value(of: member), view.kind(value) == .string else { return nil }
        return value
      }
      member = view.end(of: member)
    }
    return nil
  }
}
