public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Repeats a template for every element of a list in the state.
  public struct ForEach: Described {
    /// The node's type.
    public var type: String?
    /// State path of the list.
    public var items: String?
    /// What is repeated.
    public var template: LayoutNode?
    /// Name of the element.
    public var itemVariable: String?
    /// Name of the place, from 0.
    public var indexVariable: String?
    /// How the copies are arranged.
    public var layout: LayoutKind?
    /// Distance between copies, in points.
    public var spacing: Double?
    /// Where copies stand across a `vstack`.
    public var alignment: HorizontalAlignment?
    /// Space around the copies.
    public var padding: Padding?
    /// What is shown when the list is empty.
    public var emptyView: LayoutNode?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
    /// The scope of the template.
    public var scope: ScopeIndex = 0

    /// Creates an empty repetition.
    public init() {}

    /// The name of the element where a document gives none, as in the template of a section.
    public static let defaultItemName = "item"
    /// The name of the place where a document gives none, as in the template of a section.
    public static let defaultIndexName = "index"
    /// The name of the element, after defaults.
    public var itemName: String { itemVariable ?? Self.defaultItemName }
    /// The name of the place, after defaults.
    public var indexName: String { indexVariable ?? Self.defaultIndexName }
  }
}

extension Document.ForEach {
  /// The keys of a `forEach`.
  public static let table = describe(
    "`forEach`", "Repeats a template for every element of a list in the state.",
    mistakes: [
      Mistake(
        "state", "local-state-misplaced",
        message: "a `forEach` has no local state: `state` does nothing here",
        help: "move it into the template: every copy gets its own",
        remedy: .custom { member, reading in reading.moveIntoTemplate(member) }),
      Mistake(
        "actions", "container-event", message: "a `forEach` cannot be tapped: `actions` does nothing here",
        help: "put a `button` into the template"),
    ]
  ) {
    Property("type", \.type, .literal, "`forEach`.", required: true)
    Property(
      "items", \.items, .string(.path(.read, .array)), "State path of the list, without `${}`.",
      required: true)
    Property(
      "itemVariable", \.itemVariable, .string(.declaration(.iterationVariable)),
      "Name of the element in the template.", default: "\"item\"")
    Property(
      "indexVariable", \.indexVariable, .string(.declaration(.iterationVariable)),
      "Name of the element's place, from 0.", default: "\"index\"")
    Property("layout", \.layout, .choice(), "How the copies are arranged.", default: "\"vstack\"")
    Property("spacing", \.spacing, .points, "Distance between copies, in points.", default: "0")
    Property(
      "alignment", \.alignment, Self.alignmentSchema,
      "Where copies stand across a `vstack`; other layouts centre.", default: "\"center\"")
    Property("padding", \.padding, Document.Padding.schema, "Space around the copies.", default: "0")
    Property(
      "template", \.template, Document.LayoutNode.schema.inScope(.iteration), "The node that is repeated.",
      required: true)
    Property(
      "emptyView", \.emptyView, Document.LayoutNode.schema,
      "Shown in place of all this when the list is empty.")
  }

  private static let alignmentSchema = Schema<Document.HorizontalAlignment>.choice(
    rule: "foreach-alignment", corrections: alignmentCorrections
  ).refusing([.object]) { node, reading in
    let word = reading.view.member(named: "horizontal", of: node).flatMap { reading.view.value(of: $0) }
      .flatMap { Document.HorizontalAlignment(rawValue: reading.view.string($0))?.rawValue }
    return Finding(
      "foreach-alignment", at: reading.view.range(node),
      "`alignment` of a `forEach` must be a word, not an object", effect: .rejectsDocument,
      help: "use `leading`, `center` or `trailing`",
      fixes: word.map {
        [QuickFix("Write `\"\($0)\"`", replacing: reading.view.range(node), with: "\"\($0)\"")]
      } ?? [])
  }

  /// How a repetition is read.
  public static let schema = objectSchema(blank: Document.ForEach()) { value, node, seen, reading in
    value.keys = seen
    value.scope = reading.nameScope(openedBelow: node, kind: .iteration) { reading in
      let item = table.value(of: \.itemVariable, in: node, reading.view)
      let index = table.value(of: \.indexVariable, in: node, reading.view)
      return [
        ScopeVariable(value.itemName, .element, declaration: item),
        ScopeVariable(value.indexName, .index, declaration: index),
      ]
    }
    if value.scope != 0 {
      reading.scopes[Int(value.scope)].items = table.value(of: \.items, in: node, reading.view)
    }
  }
}

extension Schema {
  /// Reads in a scope of its own, owned by the object around the value.
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
  /// The fix that moves a member into the template beside it, where that can have such a key.
  func moveIntoTemplate(_ member: RecordIndex) -> QuickFix? {
    let name = view.string(view.name(of: member))
    guard let template = view.member(named: "template", of: view[member].parent),
      let target = view.value(of: template), view.kind(target) == .object,
      view.member(named: name, of: target) == nil,
      let insertion = insertion(of: view.text(of: member), into: target), let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move `\(name)` into the template", edits: [insertion, removal])
  }

  /// Gives names to the scope that the object at `owner` opened; answers its number, or 0.
  mutating func nameScope(
    openedBelow owner: RecordIndex, kind: ScopeRecord.Kind,
    _ variables: (borrowing Reading) -> [ScopeVariable]
  ) -> ScopeIndex {
    guard let index = scopes.lastIndex(where: { $0.owner == owner && $0.kind == kind }) else { return 0 }
    scopes[index].variables = variables(self)
    return ScopeIndex(truncatingIfNeeded: index)
  }
}
