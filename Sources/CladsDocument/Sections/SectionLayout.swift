import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// A scrolling list of sections.
  public struct SectionLayout: ModifiableNode, DocumentPart {
    /// The `type` of the node.
    public var type = "sectionLayout"
    public var id: String?
    /// The spacing between sections, in points.
    public var sectionSpacing: Double?
    public var sections: [SectionDefinition] = []
    /// The modifiers, the innermost first; level `extended`.
    public var modifiers: [Modifier]?
    /// The name by which a modifier of the parent stack draws the node; level `extended`.
    public var templateName: String?
    /// The values of the keys that only the modifiers read.
    package var attributes: [String: StateValue] = [:]
    @Provenance public var origin = Origin.none

    public init(
      id: String? = nil, sectionSpacing: Double? = nil, sections: [SectionDefinition] = [],
      modifiers: [Modifier]? = nil, templateName: String? = nil
    ) {
      self.modifiers = modifiers
      self.templateName = templateName
      self.id = id
      self.sectionSpacing = sectionSpacing
      self.sections = sections
    }
  }

  /// One section of a scrolling list.
  public struct SectionDefinition: Described, DocumentPart {
    /// The layout of the content.
    @Boxed public var layout: SectionLayoutConfig?
    public var id: String?
    /// The node above the content.
    public var header: LayoutNode?
    /// The node below the content.
    public var footer: LayoutNode?
    /// Whether the header stays visible while scrolling.
    public var stickyHeader: Bool?
    /// The fixed content.
    public var children: [LayoutNode] = []
    /// The state path of an array; the section has one item for each element.
    public var dataSource: String?
    /// The node that is repeated for each element of the array.
    public var itemTemplate: LayoutNode?
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()
    /// The scope of the item template; 0 if there is none.
    @Provenance package var scope: ScopeIndex = 0

    public init(
      id: String? = nil, layout: SectionLayoutConfig? = nil, header: LayoutNode? = nil,
      footer: LayoutNode? = nil, stickyHeader: Bool? = nil, children: [LayoutNode] = [],
      dataSource: String? = nil, itemTemplate: LayoutNode? = nil
    ) {
      self.layout = layout
      self.id = id
      self.header = header
      self.footer = footer
      self.stickyHeader = stickyHeader
      self.children = children
      self.dataSource = dataSource
      self.itemTemplate = itemTemplate
    }
  }
}

extension Document.SectionLayout {
  /// The value of `type`.
  public static let kindName = "sectionLayout"

  package static let table = describe(
    "section layout", "A scrolling list of sections; the only scrolling container.",
    mistakes: [
      Mistake(
        "state", .localStateMisplaced,
        message: "a `sectionLayout` has no local state; `state` has no effect here"),
      Mistake.events(on: "a `sectionLayout`", help: "put `onTap` on a `button` or an `image` inside"),
      Mistake("contentInsets", help: "move it into a section's `layout`", remedy: .delete),
      Mistake("padding", help: "use `contentInsets` in each section's `layout`", remedy: .delete),
      Mistake("layoutType", help: "set the `layout` of each section", remedy: .delete),
      Mistake(
        "children", message: "unknown key `children` in a section layout; its content is in `sections`",
        help: "write `sections`; each has a `layout` and its own `children`",
        remedy: .custom { member, reading in reading.writeAsSections(member) }),
      Mistake("spacing", instead: "sectionSpacing"), Mistake("gap", instead: "sectionSpacing"),
    ],
    foreign: foreignKeys
  ) {
    Property("type", \.type, .literal, "`sectionLayout`.", required: true)
    Property("id", \.id, .string(.declaration(.sectionLayout)), "Id of the section layout.")
    Property(
      "sectionSpacing", \.sectionSpacing, .points, "Spacing between sections, in points.", default: "0")
    Property(
      "sections", \.sections, .array(of: Document.SectionDefinition.schema), "The sections.", required: true)
    Property.modifiers(\.modifiers)
    Property.templateName(\.templateName)
  }

  private static let foreignKeys = ForeignMistakes(
    Mistake.scrollDirections + Mistake.appearance(of: "a `sectionLayout`"), ForeignKeys.ofContainers)

  public static let schema = objectSchema(blank: Document.SectionLayout()) { layout, _, _, reading in
    reading.readAttributes(of: &layout)
  }
}

extension Document.SectionDefinition {
  package static let table = describe(
    "section", "One section of a scrolling list.",
    mistakes: [
      Mistake(
        "config", .sectionConfigKey,
        message: "unknown key `config` in a section; its keys belong in `layout`",
        help: "move them into `\"layout\": { \"type\": … }`",
        remedy: .custom { member, reading in reading.moveIntoLayout(config: member) }),
      Mistake(
        "state", .localStateMisplaced,
        message: "a section has no local state; `state` has no effect here"),
    ] + contentMistakes,
    foreign: foreignKeys
  ) {
    Property(
      "layout", \.layout, Document.SectionLayoutConfig.schema, "Layout of the content.", required: true)
    Property("id", \.id, .string(.declaration(.section)), "Id of the section.")
    Property("header", \.header, Document.LayoutNode.schema, "Node above the content.")
    Property("footer", \.footer, Document.LayoutNode.schema, "Node below the content.")
    Property(
      "stickyHeader", \.stickyHeader, .boolean,
      "Whether the header stays visible while scrolling; ignored on device.", default: "false")
    Property("children", \.children, .array(of: Document.LayoutNode.schema), "Fixed content.", default: "[]")
    Property(
      "dataSource", \.dataSource, .string(.path(.read, .array)),
      "State path of an array; not a key of `dataSources`.")
    Property(
      "itemTemplate", \.itemTemplate, Document.LayoutNode.schema.inScope(.section),
      "Node that is repeated for each element of the array.")
  }

  public static let schema = objectSchema(blank: Document.SectionDefinition()) {
    section, node, seen, reading in
    section.keys = seen
    if section.stickyHeader == true {
      reading.reportNoEffect(
        table.member(of: \.stickyHeader, in: node, reading.view), "headers always scroll away on device")
    }
    section.scope = reading.nameScope(openedBelow: node, kind: .section) {
      Repetition(section: node, $0)
    }
  }
}

extension Reading {
  /// Returns the fix that turns the children of a section layout into its sections, or into the content of
  /// one; `nil` if it has sections.
  fileprivate func writeAsSections(_ member: RecordIndex) -> QuickFix? {
    let table = Document.SectionLayout.table
    guard let value = view.value(of: member), view.kind(value) == .array,
      let row = table.row(of: \.sections), view.member(named: row.name, of: view[member].parent) == nil
    else { return nil }
    let name = view.range(view.name(of: member))
    let renaming = TextEdit(range: name, newText: StringLiteral.quoted(row.name))
    let section = Document.SectionDefinition.table
    let first = view.children(of: value).first { _ in true }
    if let first, view.kind(first) == .object, section.member(of: \.layout, in: first, view) != nil {
      return QuickFix("Rename to `\(row.name)`", edits: [renaming])
    }
    let list = "\(StringLiteral.quoted(Document.SectionType.list.rawValue))"
    let layout = "{ \(Document.SectionLayoutConfig.table.member(\.type, list)) }"
    let start = "[{ \(section.member(\.layout, layout)), \(section.member(\.children, ""))"
    return QuickFix("Put them into a section", edits: [renaming] + view.wrapping(value, in: start, " }]"))
  }
}
