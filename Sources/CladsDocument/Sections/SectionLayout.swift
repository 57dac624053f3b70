public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// A scrolling list of sections.
  public struct SectionLayout: Described {
    /// The node's type.
    public var type: String?
    /// Its id.
    public var id: String?
    /// Distance between sections, in points.
    public var sectionSpacing: Double?
    /// Its sections.
    public var sections: [SectionDefinition] = []
    /// Where it was read from.
    public var origin = Origin.none

    /// Creates an empty layout.
    public init() {}
  }

  /// One section of a scrolling list.
  public struct SectionDefinition: Described {
    /// How its content is arranged.
    public var layout: SectionLayoutConfig?
    /// Its id.
    public var id: String?
    /// What stands above the content.
    public var header: LayoutNode?
    /// What stands below the content.
    public var footer: LayoutNode?
    /// Whether the header stays visible while scrolling.
    public var stickyHeader: Bool?
    /// Fixed content.
    public var children: [LayoutNode] = []
    /// State path of a list, one item each.
    public var dataSource: String?
    /// The node that is repeated for the list.
    public var itemTemplate: LayoutNode?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
    /// The scope of the item template.
    public var scope: ScopeIndex = 0

    /// Creates an empty section.
    public init() {}
  }
}

extension Document.SectionLayout {
  /// The keys of a section layout.
  public static let table = describe(
    "section layout", "A scrolling list of sections; the only thing that scrolls.",
    mistakes: [
      Mistake(
        "state", "local-state-misplaced",
        message: "a `sectionLayout` has no local state: `state` does nothing here"),
      Mistake(
        "actions", "container-event",
        message: "a `sectionLayout` cannot be tapped: `actions` does nothing here",
        help: "put a `button` or an `image` inside; those can be tapped"),
      Mistake("contentInsets", help: "it belongs in a section's `layout`", remedy: .delete),
      Mistake("padding", help: "put `contentInsets` in each section's `layout`", remedy: .delete),
      Mistake("layoutType", help: "every section names its own `layout`", remedy: .delete),
    ]
  ) {
    Property("type", \.type, .literal, "`sectionLayout`.", required: true)
    Property("id", \.id, .string(.declaration(.sectionLayout)), "Its id.")
    Property(
      "sectionSpacing", \.sectionSpacing, .points, "Distance between sections, in points.", default: "0")
    Property(
      "sections", \.sections, .array(of: Document.SectionDefinition.schema), "Its sections.", required: true)
  }

  /// How a section layout is read.
  public static let schema = objectSchema(blank: Document.SectionLayout())
}

extension Document.SectionDefinition {
  /// The keys of a section.
  public static let table = describe(
    "section", "One section of a scrolling list.",
    mistakes: [
      Mistake(
        "config", "section-config-key", message: "a section has no `config`; its keys belong in `layout`",
        help: "move them into `\"layout\": { \"type\": … }`",
        remedy: .custom { member, reading in reading.moveIntoLayout(config: member) }),
      Mistake(
        "state", "local-state-misplaced", message: "a section has no local state: `state` does nothing here"),
    ]
  ) {
    Property(
      "layout", \.layout, Document.SectionLayoutConfig.schema, "How the content is arranged.", required: true)
    Property("id", \.id, .string(.declaration(.section)), "Its id.")
    Property("header", \.header, Document.LayoutNode.schema, "What stands above the content.")
    Property("footer", \.footer, Document.LayoutNode.schema, "What stands below the content.")
    Property(
      "stickyHeader", \.stickyHeader, .boolean,
      "Whether the header stays visible while scrolling; today's phones ignore it.", default: "false")
    Property("children", \.children, .array(of: Document.LayoutNode.schema), "Fixed content.", default: "[]")
    Property(
      "dataSource", \.dataSource, .string(.path(.read, .array)),
      "State path of a list; not a key of `dataSources`.")
    Property(
      "itemTemplate", \.itemTemplate, Document.LayoutNode.schema.inScope(.section),
      "The node that is repeated for every element of the list.")
  }

  /// How a section is read.
  public static let schema = objectSchema(blank: Document.SectionDefinition()) {
    section, node, seen, reading in
    section.keys = seen
    if section.stickyHeader == true {
      reading.reportNoEffect(
        table.member(of: \.stickyHeader, in: node, reading.view), "today's phones scroll headers away")
    }
    section.scope = reading.nameScope(openedBelow: node, kind: .section) { _ in
      [
        ScopeVariable(Document.ForEach.defaultItemName, .element, declaration: nil),
        ScopeVariable(Document.ForEach.defaultIndexName, .index, declaration: nil),
      ]
    }
    if section.scope != 0 {
      reading.scopes[Int(section.scope)].items = table.value(of: \.dataSource, in: node, reading.view)
    }
  }
}
