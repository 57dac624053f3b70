import Diagnostics
package import JSONSyntax

extension Document {
  /// A whole document: one screen.
  public struct Definition: Described, DocumentPart {
    /// The URL of the JSON Schema that editors validate the document against.
    public var jsonSchema: String?
    /// The document's identifier.
    public var id = ""
    /// The version; free text.
    public var version: String?
    /// The design system that the document is written for.
    public var designSystem: String?
    /// The initial global state.
    public var state: NamedList<StateValue>?
    /// The named styles.
    public var styles: NamedList<Style>?
    /// The named data sources.
    public var dataSources: NamedList<DataSource>?
    /// The named actions.
    public var actions: NamedList<Action>?
    /// The screen; empty where a broken document has none.
    public var root = RootComponent()
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      jsonSchema: String? = nil, id: String = "", version: String? = nil, designSystem: String? = nil,
      state: NamedList<StateValue>? = nil, styles: NamedList<Style>? = nil,
      dataSources: NamedList<DataSource>? = nil, actions: NamedList<Action>? = nil,
      root: RootComponent = RootComponent()
    ) {
      self.jsonSchema = jsonSchema
      self.id = id
      self.version = version
      self.designSystem = designSystem
      self.state = state
      self.styles = styles
      self.dataSources = dataSources
      self.actions = actions
      self.root = root
    }
  }
}

extension Document.Definition {
  /// The identifier; `nil` without one.
  package var writtenID: String? { id.isEmpty ? nil : id }
  /// Whether a screen was read; not in a broken document, nor in one that was made in Swift.
  package var hasReadRoot: Bool { root.origin != .none }
  /// Whether the document was read, and has no screen.
  package var lacksRoot: Bool { origin != .none && !hasReadRoot }

  package static let table = describe(
    "document", "One screen: its state, styles, data sources, actions and layout tree.",
  ) {
    Property(
      "$schema", \.jsonSchema, .string(.url),
      "URL of the JSON Schema that editors validate against; ignored by the app.", onMismatch: .isIgnored)
    Property(
      "id", \.id, .literal, "Identifier of the document; informational, nothing refers to it.",
      required: true, example: { _, _ in "\"screen\"" })
    Property("version", \.version, .literal, "Version of the document; free text, usually `\"1.0\"`.")
    Property(
      "designSystem", \.designSystem, .string(.entry(.designSystem)),
      "Name of the design system that the `@` tokens belong to; used by tools, ignored by the app.")
    Property(
      "state", \.state, .dictionary(of: .stateValue),
      "Initial global state; every state path starts with one of its keys.", default: "{}")
    Property(
      "styles", \.styles, .dictionary(of: Document.Style.schema, keys: .declaration(.style)),
      "Named styles, referred to by `styleId`, `styles` and `inherits`.", default: "{}")
    Property(
      "dataSources", \.dataSources,
      .dictionary(of: Document.DataSource.schema, keys: .declaration(.dataSource)),
      "Named data sources, referred to by `dataSourceId`.", default: "{}")
    Property(
      "actions", \.actions, .dictionary(of: Document.Action.schema, keys: .declaration(.action)),
      "Named actions, referred to by events, alert buttons and request callbacks.", default: "{}")
    Property("root", \.root, Document.RootComponent.schema, "The content of the screen.", required: true)
  }

  public static let schema = objectSchema(blank: Document.Definition()) { document, _, seen, _ in
    document.keys = seen
  }

  private static func unreadable(_ node: RecordIndex, _ reading: Reading) -> Document.Definition {
    var document = Document.Definition()
    document.origin = Document.Origin(node: node, range: reading.view.range(node))
    return document
  }

  /// Reads the document at the record `root`; of a broken document, reads what it can.
  package static func read(_ reading: inout Reading, at root: RecordIndex = 0) -> Document.Definition {
    guard reading.view.kind(root) == .object else {
      if reading.view.kind(root) != .invalid,
        reading.view.flags(root).isDisjoint(with: [.unclosed, .malformed])
      {
        let only = reading.onlyElement(of: root).flatMap { reading.view.kind($0) == .object ? $0 : nil }
        reading.report(
          .init(
            .documentNotObject, at: reading.view.range(root),
            "a document must be an object, not \(reading.phrase(of: root))", effect: .rejectsDocument,
            help: only == nil
              ? "wrap the document in `{` and `}`, with at least `\"id\"` and `\"root\"`"
              : "take it out of the array",
            fixes: only.map {
              [
                QuickFix(
                  "Take it out of the array", replacing: reading.view.range(root),
                  with: reading.text(of: $0))
              ]
            } ?? []))
      }
      return unreadable(root, reading)
    }
    let screen = reading.reportEnvelope(of: root) ?? root
    return schema.read(screen, &reading) ?? unreadable(screen, reading)
  }
}
