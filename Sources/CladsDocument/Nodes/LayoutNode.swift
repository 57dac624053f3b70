public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// A node of the layout tree.
  public indirect enum LayoutNode: Sendable {
    case layout(Layout)
    case spacer(Spacer)
    case forEach(ForEach)
    case sectionLayout(SectionLayout)
    case component(Component)

    /// Where the node was read from.
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

/// What a `type` of a node stands for, which keys it takes and how it is read.
public final class NodeDescription: Sendable {
  /// What sort of node it is.
  public enum Sort: Sendable, Hashable { case container, component, custom }

  /// The type as it is written.
  public let name: String
  /// What it is, in sentences.
  public let documentation: String
  /// What sort of node it is.
  public let sort: Sort
  /// Its keys.
  public let shape: ObjectShape
  /// For a component: which of the shared keys it uses.
  public let kind: ComponentDescription?
  /// The data references it reads, by name; nothing when nobody says.
  public let dataRows: [Row]?
  /// The events it fires; nothing when nobody says.
  public let events: [String]?
  /// Reads a node of this type.
  public let read: @Sendable (RecordIndex, inout Reading) -> Document.LayoutNode?

  /// Creates a description.
  public init(
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
  /// How a node is read: its `type` picks an entry of the vocabulary; any other type is a component kind.
  public static let schema = Schema<Document.LayoutNode>.named("layoutNode") { tagged }

  private static let tagged = Schema<Document.LayoutNode>(shape: .tagged(by: "type", in: .node)) {
    node, reading in
    guard reading.view.kind(node) == .object else { return nil }
    guard let type = reading.typeNode(of: node) else {
      reading.reportMissingType(
        of: node, "missing-required-key", "a node", example: "label", meant: reading.likelyNodeType(of: node))
      return Document.Component.readUnknown(node, &reading)
    }
    reading.note(.entry(.node), type)
    let index = reading.vocabulary.index(ofString: type, in: .node, view: reading.view)
    if index >= 0, let description = reading.vocabulary.payload(index, in: .node) as? NodeDescription {
      return description.read(node, &reading)
    }
    return Document.Component.readUnknown(node, &reading)
  }
}
