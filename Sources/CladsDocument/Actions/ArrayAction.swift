import Diagnostics
import JSONSyntax

extension Document {
  /// An action that changes an array in the state.
  public struct ArrayAction: Described, DocumentPart {
    /// The kind of change.
    public var kind: ArrayActionKind = .appendToArray
    /// The state path of the array.
    public var path: String?
    /// The value to add, remove or store.
    public var value: SetValue?
    /// The zero-based index of the element.
    public var index: Int?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      kind: ArrayActionKind = .appendToArray, path: String? = nil, value: SetValue? = nil,
      index: Int? = nil
    ) {
      self.kind = kind
      self.path = path
      self.value = value
      self.index = index
    }
  }

  /// A kind of change to an array.
  public enum ArrayActionKind: String, Documented {
    case appendToArray, removeFromArray, toggleInArray, setArrayItem, clearArray

    public var documentation: String {
      switch self {
      case .appendToArray: "Appends a value to an array; creates the array if necessary."
      case .removeFromArray: "Removes one element by `index`, or all elements equal to `value`."
      case .toggleInArray:
        "Removes the first element equal to `value`, or appends it; creates the array if necessary."
      case .setArrayItem: "Replaces the element at `index`; extends the array with null if necessary."
      case .clearArray: "Removes all elements of an array."
      }
    }
  }
}

extension Document.ArrayAction {
  private static func pathRow() -> Property<Document.ArrayAction> {
    Property(
      "path", \.path, .string(.path(.write, .array)), "State path of the array; not a template.",
      required: true, onMismatch: .doesNothing, missing: .actionParameterMissing)
  }

  private static func valueRow(required: Bool) -> Property<Document.ArrayAction> {
    Property(
      "value", \.value, .actionValue,
      "Value as written, or `{ \"$expr\": \"…\" }`, which is computed.",
      required: required, onMismatch: .doesNothing, missing: .actionParameterMissing)
  }

  private static func indexRow(required: Bool) -> Property<Document.ArrayAction> {
    Property(
      "index", \.index, .index(whenNegative: required ? .crashes : .doesNothing),
      "Index of the element, from 0; a number, not an expression.", required: required,
      onMismatch: Mismatch(
        .arrayActionIndex, required ? .doesNothing : .fallsBack(to: "`value`, if there is one,")),
      missing: .actionParameterMissing)
  }

  /// The keys of all five actions together.
  package static let table = describe("array action", "Changes an array in the state.") {
    pathRow()
    indexRow(required: false)
    valueRow(required: false)
  }

  /// Returns the keys of one of the actions.
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
    return ActionDescription(kind.rawValue, schema, table, isCompleteString: false) { .array($0) }
  }
}
