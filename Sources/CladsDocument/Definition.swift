public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// A whole document: one screen.
  public struct Definition: Described {
    /// The address of the JSON Schema that editors check with.
    public var jsonSchema: String?
    /// The document's identifier.
    public var id: String?
    /// Free text.
    public var version: String?
    /// The design system the author had in mind.
    public var designSystem: String?
    /// The initial global state.
    public var state: [Named<StateValue>] = []
    /// The named styles.
    public var styles: [Named<Style>] = []
    /// The named sources of content.
    public var dataSources: [Named<DataSource>] = []
    /// The named actions.
    public var actions: [Named<Action>] = []
    /// The screen.
    public var root: RootComponent?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty document.
    public init() {}
  }
}

extension Document.Definition {
  /// The keys of a document.
  public static let table = describe(
    "document", "One screen: its state, styles, data sources, actions and the tree of what it shows.",
  ) {
    Property(
      "$schema", \.jsonSchema, .string(.url),
      "Address of the JSON Schema that editors check with; the app ignores it.", onMismatch: .isIgnored)
    Property(
      "id", \.id, .literal, "The document's identifier. It is informational: nothing looks it up.",
      required: true)
    Property("version", \.version, .literal, "Free text; nothing compares it. Usually `\"1.0\"`.")
    Property(
      "designSystem", \.designSystem, .string(.entry(.designSystem)),
      "The name of the design system that the `@` tokens belong to. Tools read it; the app does not.")
    Property(
      "state", \.state, .dictionary(of: .stateValue),
      "The initial global state: one entry for each root of a state path.", default: "{}")
    Property(
      "styles", \.styles, .dictionary(of: Document.Style.schema, keys: .declaration(.style)),
      "Named styles, referred to by `styleId`, `styles` and `inherits`.", default: "{}")
    Property(
      "dataSources", \.dataSources,
      .dictionary(of: Document.DataSource.schema, keys: .declaration(.dataSource)),
      "Named sources of content, referred to by `dataSourceId`.", default: "{}")
    Property(
      "actions", \.actions, .dictionary(of: Document.Action.schema, keys: .declaration(.action)),
      "Named actions, referred to by events, alert buttons and request callbacks.", default: "{}")
    Property("root", \.root, Document.RootComponent.schema, "The screen.", required: true)
  }

  /// How a document is read.
  public static let schema = objectSchema(blank: Document.Definition()) { document, _, seen, _ in
    document.keys = seen
  }

  /// Reads the document at the record `root`; a broken one gives what can be read.
  public static func read(_ reading: inout Reading, at root: RecordIndex = 0) -> Document.Definition {
    guard reading.view.kind(root) == .object else {
      if reading.view.kind(root) != .invalid,
        reading.view.flags(root).isDisjoint(with: [.unclosed, .malformed])
      {
        reading.report(
          .init(
            "document-not-object", at: reading.view.range(root),
            "a document must be an object, not \(reading.phrase(of: root))", effect: .rejectsDocument,
            help: "put everything between `{` and `}`, with at least `\"id\"` and `\"root\"`"))
      }
      return Document.Definition()
    }
    return schema.read(root, &reading) ?? Document.Definition()
  }
}
