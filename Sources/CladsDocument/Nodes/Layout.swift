import Diagnostics
import JSONSyntax

extension Document {
  /// A kind of stack.
  public enum LayoutType: String, Documented {
    case vstack, hstack, zstack

    public var documentation: String {
      switch self {
      case .vstack: "Children in a column; takes the full width."
      case .hstack: "Children in a row."
      case .zstack: "Children layered, the first at the back."
      }
    }
  }

  /// A stack, which arranges its children; on device, it has no visual properties of its own.
  public struct Layout: ModifiableNode, DocumentPart {
    /// The kind of stack.
    public var kind: LayoutType = .vstack
    /// The child nodes.
    public var children: [LayoutNode] = []
    /// The spacing between children, in points.
    public var spacing: Double?
    /// The alignment of the children.
    public var alignment: StackAlignment?
    /// The padding around the children.
    @Boxed public var padding: Padding?
    /// The local state.
    public var state: LocalStateDeclaration?
    /// The name of the style; level `extended`.
    public var styleId: String?
    /// An inline style, applied over `styleId`; level `extended`.
    @Boxed public var style: Style?
    /// The modifiers, the innermost first; level `extended`.
    public var modifiers: [Modifier]?
    /// The name by which a modifier of the parent stack draws the node; level `extended`.
    public var templateName: String?
    /// The values of the keys that only the modifiers read.
    package var attributes: [String: StateValue] = [:]
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      type: LayoutType = .vstack, alignment: StackAlignment? = nil, spacing: Double? = nil,
      padding: Padding? = nil, styleId: String? = nil, style: Style? = nil,
      state: LocalStateDeclaration? = nil, children: [LayoutNode] = [], modifiers: [Modifier]? = nil,
      templateName: String? = nil
    ) {
      self.modifiers = modifiers
      self.templateName = templateName
      self.kind = type
      self.children = children
      self.spacing = spacing
      self.alignment = alignment
      self.padding = padding
      self.state = state
      self.styleId = styleId
      self.style = style
    }
  }
}

extension Document.Layout {
  /// The horizontal alignment of the children; `nil` if it is not set.
  public var horizontalAlignment: Document.HorizontalAlignment? { alignment?.horizontal }

  package static let table = describe(
    "stack", "Arranges its children.", mistakes: mistakes, foreign: foreignKeys
  ) {
    Property("type", \.kind, .choice(), "Kind of stack.", required: true)
    Property("spacing", \.spacing, .points, "Spacing between children, in points.", default: "0")
    Property(
      "alignment", \.alignment, .stackAlignment,
      """
      Alignment of the children: in a `vstack` `"leading"` and the like, in an `hstack` `{ "vertical": "top" }`, \
      in a `zstack` an object with both axes.
      """, default: "\"center\"", onMismatch: Mismatch(.alignmentInvalid, .fallsBack(to: "`center`")),
      values: Document.StackAlignment.values)
    Property("padding", \.padding, Document.Padding.schema, "Padding around the children.", default: "0")
    Property(
      "children", \.children, .array(of: Document.LayoutNode.schema), "Child nodes.", default: "[]")
    Property(
      "state", \.state, .localState,
      "Local state, visible in the stack and its descendants.")
    Property(
      "styleId", \.styleId, .string(.reference(.style)), "Style of the stack.", since: .extended,
      atBase: nil)
    Property(
      "style", \.style, Document.Style.schema, "Inline style, applied over `styleId`.", since: .extended,
      atBase: nil)
    Property.modifiers(\.modifiers)
    Property.templateName(\.templateName)
  }

  private static let mistakes =
    [
      Mistake.events(on: "a stack", help: "put `onTap` on a `button` or an `image` inside"),
      Mistake("gap", instead: "spacing"), Mistake("align", instead: "alignment"),
      Mistake("items", instead: "children"), Mistake("content", instead: "children"),
      Mistake("views", instead: "children"), Mistake("subviews", instead: "children"),
      Mistake("alignItems", instead: "alignment"), Mistake("crossAxisAlignment", instead: "alignment"),
      Mistake("itemSpacing", instead: "spacing"), Mistake("insets", instead: "padding"),
      Mistake("child", instead: "children"), Mistake("nodes", instead: "children"),
      Mistake("elements", instead: "children"), Mistake("components", instead: "children"),
    ]

  private static let foreignKeys = ForeignMistakes(
    Mistake.directions + Mistake.appearance(of: "a stack"), ForeignKeys.ofStacks)

  /// Returns the schema of a stack of one kind.
  static func schema(for kind: Document.LayoutType) -> Schema<Document.Layout> {
    Schema<Document.Layout>.object(table, blank: Document.Layout(), begin: Reading.openLocalState) {
      layout, node, seen, reading in
      layout.origin = Document.Origin(node: node, range: reading.view.range(node))
      layout.kind = kind
      layout.keys = seen
      reading.readAttributes(of: &layout)
      if kind == .zstack, layout.spacing != nil {
        reading.reportNoEffect(
          table.member(of: \.spacing, in: node, reading.view),
          "the children of a `zstack` are layered", severity: .info)
      }
      reading.closeLocalState(owner: node)
    }
  }
}

extension Reading {
  /// Reports a key that the app decodes, but that has no visible effect. If nothing on the screen is missing,
  /// the severity is lower than that of the rule.
  mutating func reportNoEffect(
    _ member: RecordIndex?, _ reason: String, help: String = "delete it", severity: Severity? = nil
  ) {
    guard let member else { return }
    let name = view.name(of: member)
    let key = view.string(name)
    report(
      Finding(
        .noEffectProperty, at: view.range(name), "`\(key)` has no effect here: \(reason)",
        effect: .isIgnored, help: help, severity: severity,
        fixes: removal(of: member).map { [QuickFix("Delete `\(key)`", edits: [$0])] } ?? [],
        tags: [.unnecessary]))
  }

  /// Opens a scope if the object at `node` declares local state.
  static func openLocalState(_ node: RecordIndex, _ reading: inout Reading) {
    guard let state = reading.view.localState(of: node) else { return }
    let scope = reading.openScope(.localState, owner: node)
    for entry in reading.view.members(of: state) {
      let key = reading.view.name(of: entry)
      reading.scopes[Int(scope)].variables.append(
        ScopeVariable(reading.view.string(key), .localState, declaration: key))
    }
  }

  /// Closes the scope that `openLocalState` has opened for the object, if any.
  mutating func closeLocalState(owner: RecordIndex) {
    let current = scopes[Int(scope)]
    if scope != 0, current.owner == owner, current.kind == .localState { closeScope() }
  }
}
