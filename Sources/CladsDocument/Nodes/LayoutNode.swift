import Diagnostics
package import JSONSyntax

extension Document {
  /// A node of the layout tree.
  public indirect enum LayoutNode: Sendable, Hashable {
    case layout(Layout)
    case spacer(Spacer)
    case forEach(ForEach)
    case sectionLayout(SectionLayout)
    case component(Component)

    /// The object that the node was read from.
    public var origin: Origin {
      switch self {
      case .layout(let node): node.origin
      case .spacer(let node): node.origin
      case .forEach(let node): node.origin
      case .sectionLayout(let node): node.origin
      case .component(let node): node.origin
      }
    }
  }
}

/// The description of a node type.
package final class NodeDescription: Sendable {
  /// A sort of node type.
  package enum Sort: Sendable, Hashable { case container, component, custom }

  /// The `type`, as in a document.
  package let name: String
  /// What the node is, in sentences.
  package let documentation: String
  /// The sort of node type.
  package let sort: Sort
  /// The keys.
  package let shape: ObjectShape
  /// The kind of a built-in component, with the shared keys that it uses; `nil` for other nodes.
  package let kind: ComponentDescription?
  /// The entries of `data` that the node reads; `nil` if unknown.
  package let dataRows: [Row]?
  /// The events that the node fires; `nil` if unknown.
  package let events: [String]?
  /// Reads a node of this type.
  package let read: @Sendable (RecordIndex, inout Reading) -> Document.LayoutNode?

  package init(
    _ name: String, _ documentation: String, sort: Sort, shape: ObjectShape,
    kind: ComponentDescription? = nil, dataRows: [Row]? = nil, events: [String]? = nil,
    read: @escaping @Sendable (RecordIndex, inout Reading) -> Document.LayoutNode?
  ) {
    self.name = name
    self.documentation = documentation
    self.sort = sort
    self.shape = shape
    self.kind = kind
    self.dataRows = dataRows
    self.events = events
    self.read = read
  }
}

extension Document.LayoutNode {
  /// A node, whose `type` selects an entry of the vocabulary; any other type is a component kind.
  public static let schema = Schema<Document.LayoutNode>.named("layoutNode") { refusingText }

  /// Text in place of a node is probably that of a label.
  private static let refusingText = tagged.refusing([.string], takesTemplates: true) { node, reading in
    let table = Document.Component.table
    let type = StringLiteral.quoted(LabelKind.description.name)
    let label = "{ \(table.member(\.kind, type)), \(table.member(\.text, reading.text(of: node))) }"
    return Finding(
      .wrongType, at: reading.view.range(node),
      "\(reading.place(of: node)) must be an object, not a string", effect: .rejectsDocument,
      help: "write text as a `\(LabelKind.description.name)`",
      fixes: [
        QuickFix("Write a `\(LabelKind.description.name)`", replacing: reading.view.range(node), with: label)
      ])
  }

  private static let tagged = Schema<Document.LayoutNode>(shape: .tagged(by: "type", in: .node)) {
    node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    guard let type = reading.typeNodeOrMisspelling(of: node, in: .node, owner: "a node") else {
      let meant = reading.likelyNodeType(of: node)
      reading.reportMissingType(
        of: node, .missingRequiredKey, example: "label", meant: meant,
        possible: meant == nil ? reading.possibleNodeTypes(of: node) : [])
      return Document.Component.readUnknown(node, &reading)
    }
    reading.addFact(.entry(.node), type)
    let index = reading.vocabulary.index(ofString: type, in: .node, view: reading.view)
    if index >= 0, let description = reading.vocabulary.entry(index, in: .node).node {
      return description.read(node, &reading)
    }
    return Document.Component.readUnknown(node, &reading)
  }
}
