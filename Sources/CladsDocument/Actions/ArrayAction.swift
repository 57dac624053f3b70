public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Changes a list in the state.
  public struct ArrayAction: Described {
    /// What is done to the list.
    public var kind: ArrayActionKind = .appendToArray
    /// Where the list is.
    public var path: String?
    /// The element's value.
    public var value: ActionValue?
    /// The element's place, from 0.
    public var index: Int?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
  }

  /// What can be done to a list.
  public enum ArrayActionKind: String, Documented {
    case appendToArray, removeFromArray, toggleInArray, setArrayItem, clearArray

    /// What it does.
    public var documentation: String {
      switch self {
      case .appendToArray: "Adds a value at the end of a list; creates the list."
      case .removeFromArray: "Removes one element by `index`, or all elements equal to `value`."
      case .toggleInArray: "Removes the first element equal to `value`, or adds it; creates the list."
      case .setArrayItem: "Replaces the element at `index`, filling up with null."
      case .clearArray: "Empties a list."
      }
    }
  }
}

extension Document.ArrayAction {
  private static func pathRow() -> Property<Document.ArrayAction> {
    Property(
      "path", \.path, .string(.path(.readWrite, .array)), "State path of the list; not a template.",
      required: true, onMismatch: .doesNothing, missing: "action-parameter-missing")
  }

  private static func valueRow(required: Bool) -> Property<Document.ArrayAction> {
    Property(
      "value", \.value, .actionValue, "The value: any JSON value, or `{ \"$expr\": \"…\" }`.",
      required: required, onMismatch: .doesNothing, missing: "action-parameter-missing")
  }

  private static func indexRow(required: Bool) -> Property<Document.ArrayAction> {
    Property(
      "index", \.index, .index(whenNegative: required ? .crashes : .doesNothing),
      "Place of the element, from 0; a number, not an expression.", required: required,
      onMismatch: Mismatch("array-action-index", .doesNothing),
      missing: "action-parameter-missing")
  }

  /// All keys of the five actions.
  public static let table = describe("array action", "Changes a list in the state.") {
    pathRow()
    indexRow(required: false)
    valueRow(required: false)
  }

  /// The keys of one of the actions.
  static func table(for kind: Document.ArrayActionKind) -> ObjectTable<Document.ArrayAction> {
    describe("`\(kind.rawValue)` action", kind.documentation) {
      switch kind {
      case .appendToArray, .toggleInArray: [pathRow(), valueRow(required: true)]
      case .removeFromArray: [pathRow(), indexRow(required: false), valueRow(required: false)]
      case .setArrayItem: [pathRow(), indexRow(required: true), valueRow(required: true)]
      case .clearArray: [pathRow()]
      }
    }
  }

  static func description(_ kind: Document.ArrayActionKind) -> ActionDescription {
    var blank = Document.ArrayAction()
    blank.kind = kind
    let table = table(for: kind)
    let schema = Schema<Document.ArrayAction>.object(table, blank: blank, unknown: .genericAction, begin: nil)
    {
      action, node, seen, reading in
      action.origin = Document.Origin(node: node, range: reading.view.range(node))
      action.keys = seen
      if kind == .removeFromArray, !reading.view.isIncomplete(node), seen.indices.allSatisfy({ $0 == 0 }) {
        reading.reportMissingAlternative(node)
      }
    }
    return ActionDescription(kind.rawValue, schema, table, isTyped: false) { .array($0) }
  }
}
