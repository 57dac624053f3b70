import Diagnostics
import JSONSyntax

extension Document {
  /// A node that repeats a template for each element of an array in the state.
  public struct ForEach: ModifiableNode, DocumentPart {
    /// The `type` of the node.
    public var type = "forEach"
    /// The state path of the array.
    public var items: String?
    /// The node that is repeated.
    public var template: LayoutNode?
    /// The name of the element in the template.
    public var itemVariable: String = Self.defaultItemName
    /// The name of the zero-based index in the template.
    public var indexVariable: String = Self.defaultIndexName
    /// The stack that the copies are in.
    public var layout: LayoutType = .vstack
    /// The spacing between copies, in points.
    public var spacing: Double?
    /// The horizontal alignment of the copies in a `vstack`.
    public var alignment: HorizontalAlignment?
    /// The padding around the copies.
    @Boxed public var padding: Padding?
    /// The node that is shown when the array is empty.
    public var emptyView: LayoutNode?
    /// The modifiers, the innermost first; level `extended`.
    public var modifiers: [Modifier]?
    /// The values of the keys that only the modifiers read.
    package var attributes: [String: StateValue] = [:]
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()
    /// The scope of the template; 0 if there is none.
    @Provenance package var scope: ScopeIndex = 0

    public init(
      items: String? = nil, itemVariable: String = Self.defaultItemName,
      indexVariable: String = Self.defaultIndexName, layout: LayoutType = .vstack, spacing: Double? = nil,
      alignment: HorizontalAlignment? = nil, padding: Padding? = nil, template: LayoutNode? = nil,
      emptyView: LayoutNode? = nil, modifiers: [Modifier]? = nil
    ) {
      self.modifiers = modifiers
      self.items = items
      self.template = template
      self.itemVariable = itemVariable
      self.indexVariable = indexVariable
      self.layout = layout
      self.spacing = spacing
      self.alignment = alignment
      self.padding = padding
      self.emptyView = emptyView
    }

    /// The default name of the element, also in the item template of a section.
    public static let defaultItemName = "item"
    /// The default name of the index, also in the item template of a section.
    public static let defaultIndexName = "index"
  }
}

extension Document.ForEach {
  package static let table = describe(
    "`forEach`", "Repeats a template for each element of an array in the state.",
    mistakes: [
      Mistake(
        "state", .localStateMisplaced,
        message: "a `forEach` has no local state; `state` has no effect here",
        help: "move it into the template; each copy gets its own",
        remedy: .custom { member, reading in reading.moveIntoTemplate(member) }),
      Mistake("data", instead: "items", effect: .rejectsDocument),
      Mistake("each", instead: "items", effect: .rejectsDocument),
      Mistake("in", instead: "items", effect: .rejectsDocument),
      Mistake.events(on: "a `forEach`", help: "put `onTap` on a `button` in the template"),
    ]
      + ["itemTemplate", "child", "content", "itemView", "cell", "item", "render"].map {
        Mistake($0, instead: "template", effect: .rejectsDocument)
      }
      + ["dataSource", "list", "source", "collection", "of"].map {
        Mistake($0, instead: "items", effect: .rejectsDocument)
      } + ["empty", "emptyState", "placeholder", "else"].map { Mistake($0, instead: "emptyView") },
    foreign: foreignKeys
  ) {
    Property("type", \.type, .literal, "`forEach`.", required: true)
    Property(
      "items", \.items, .string(.path(.read, .array)),
      "State path of the array, without `${}`; SwiftUI reads it once, when the screen opens.",
      required: true)
    Property(
      "itemVariable", \.itemVariable, .string(.declaration(.iterationVariable)),
      "Name of the element in the template.", default: "\"item\"")
    Property(
      "indexVariable", \.indexVariable, .string(.declaration(.iterationVariable)),
      "Name of the element's index, from 0.", default: "\"index\"")
    Property("layout", \.layout, .choice(), "Stack that the copies are in.", default: "\"vstack\"")
    Property("spacing", \.spacing, .points, "Spacing between copies, in points.", default: "0")
    Property(
      "alignment", \.alignment, Self.alignmentSchema,
      "Horizontal alignment of the copies in a `vstack`; other stacks center them.", default: "\"center\"")
    Property("padding", \.padding, Document.Padding.schema, "Padding around the copies.", default: "0")
    Property(
      "template", \.template, Document.LayoutNode.schema.inScope(.iteration), "Node that is repeated.",
      required: true, example: { $1.labelOfElement(in: $0) })
    Property(
      "emptyView", \.emptyView, Document.LayoutNode.schema,
      "Node that is shown instead when the array is empty.")
    Property.modifiers(\.modifiers)
  }

  private static let foreignKeys = ForeignMistakes(
    Mistake.appearance(of: "a `forEach`"), ForeignKeys.ofContainers)

  private static let alignmentSchema = Schema<Document.HorizontalAlignment>.choice(
    rule: .forEachAlignment, corrections: alignmentCorrections
  ).refusing([.object]) { node, reading in
    let value = Document.AlignmentObject.table.value(of: \.horizontal, in: node, reading.view)
      .flatMap { Document.HorizontalAlignment(rawValue: reading.view.string($0))?.rawValue }
    return Finding(
      .forEachAlignment, at: reading.view.range(node),
      "`alignment` of a `forEach` must be a string, not an object", effect: .rejectsDocument,
      help: "use `leading`, `center` or `trailing`",
      fixes: value.map {
        [QuickFix("Write `\"\($0)\"`", replacing: reading.view.range(node), with: StringLiteral.quoted($0))]
      } ?? [])
  }

  public static let schema = objectSchema(blank: Document.ForEach()) { value, node, seen, reading in
    value.keys = seen
    reading.readAttributes(of: &value)
    value.scope = reading.nameScope(openedBelow: node, kind: .iteration) {
      Repetition(forEach: node, $0)
    }
  }
}

extension Schema {
  /// Returns a schema that reads the value in a scope of its own, which the enclosing object owns.
  func inScope(_ kind: ScopeRecord.Kind) -> Schema {
    let inner = self
    return Schema(shape: shape) { node, reading in
      let owner = reading.view.member(owning: node).map { reading.view[$0].parent } ?? node
      _ = reading.openScope(kind, owner: owner)
      defer { reading.closeScope() }
      return inner.read(node, &reading)
    }
  }
}

extension Reading {
  /// Returns the fix that moves a member into the template next to it, or `nil` if there is none.
  func moveIntoTemplate(_ member: RecordIndex) -> QuickFix? {
    let name = view.string(view.name(of: member))
    guard let target = Document.ForEach.table.value(of: \.template, in: view[member].parent, view),
      view.kind(target) == .object,
      view.member(named: name, of: target) == nil,
      let insertion = insertion(of: view.text(of: member), into: target), let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move `\(name)` into the template", edits: [insertion, removal])
  }

  /// Sets the list and the variables of the scope that the object at `owner` has opened; returns its index,
  /// or 0 if there is none.
  mutating func nameScope(
    openedBelow owner: RecordIndex, kind: ScopeRecord.Kind, _ repetition: (SyntaxView) -> Repetition
  ) -> ScopeIndex {
    // Scopes are opened in the order of their owners.
    var index = scopes.count - 1
    while index > 0, scopes[index].owner >= owner {
      if scopes[index].owner == owner, scopes[index].kind == kind {
        let repetition = repetition(view)
        scopes[index].variables = repetition.variables
        scopes[index].items = repetition.items
        return ScopeIndex(truncatingIfNeeded: index)
      }
      index -= 1
    }
    return 0
  }
}

extension Reading {
  /// Returns a label that shows the element of a `forEach`, as JSON.
  fileprivate func labelOfElement(in forEach: RecordIndex) -> String {
    let variable = Document.ForEach.table.value(of: \.itemVariable, in: forEach, view)
    let name = variable.flatMap { view.kind($0) == .string ? view.text(of: $0) : nil } ?? "\"item\""
    let reference = Document.DataReference.table
    let binding = "\"\(Document.DataReferenceType.binding.rawValue)\""
    let source = "{ \(reference.member(\.kind, binding)), \(reference.member(\.path, name)) }"
    let data = "{ \(StringLiteral.quoted(Document.DataReference.contentName)): \(source) }"
    let component = Document.Component.table
    let type = StringLiteral.quoted(LabelKind.description.name)
    return "{ \(component.member(\.kind, type)), \(component.member(\.data, data)) }"
  }
}
