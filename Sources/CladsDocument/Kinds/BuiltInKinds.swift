import CladsModifiers
public import CladsSchema
import JSONSyntax

/// A built-in component kind.
public protocol KindDescribing: Sendable {
  /// The kind, and the shared keys that it uses.
  static var description: ComponentDescription { get }
  /// A minimal complete document that uses the kind.
  static var example: String { get }
}

/// The built-in node types and component kinds.
public enum BuiltInKinds {
  /// The component kinds, the most common first.
  public static let components: [any KindDescribing.Type] = [
    LabelKind.self, ButtonKind.self, ImageKind.self, GradientKind.self, ShapeKind.self, TextfieldKind.self,
    ToggleKind.self, SliderKind.self, DividerKind.self, PageIndicatorKind.self,
  ]

  /// All node types.
  public static let nodes: [NodeDescription] = containers + components.map { node($0.description) }

  private static let containers: [NodeDescription] =
    Document.LayoutKind.allCases.map { kind in
      NodeDescription(
        kind.rawValue, kind.documentation, sort: .container, shape: Document.Layout.table.shape
      ) { node, reading in
        let schema = layoutSchemas[kind] ?? Document.Layout.schema(for: kind)
        return schema.read(node, &reading).map(Document.LayoutNode.layout)
      }
    } + [
      NodeDescription(
        "spacer", Document.Spacer.table.shape.documentation, sort: .container,
        shape: Document.Spacer.table.shape
      ) { node, reading in Document.Spacer.schema.read(node, &reading).map(Document.LayoutNode.spacer) },
      NodeDescription(
        "forEach", Document.ForEach.table.shape.documentation, sort: .container,
        shape: Document.ForEach.table.shape
      ) { node, reading in Document.ForEach.schema.read(node, &reading).map(Document.LayoutNode.forEach) },
      NodeDescription(
        Document.SectionLayout.kindName, Document.SectionLayout.table.shape.documentation, sort: .container,
        shape: Document.SectionLayout.table.shape
      ) { node, reading in
        Document.SectionLayout.schema.read(node, &reading).map(Document.LayoutNode.sectionLayout)
      },
    ]

  private static let layoutSchemas = Dictionary(
    uniqueKeysWithValues: Document.LayoutKind.allCases.map { ($0, Document.Layout.schema(for: $0)) })

  /// Returns the description of a component kind as a node type.
  static func node(_ kind: ComponentDescription) -> NodeDescription {
    let table = Document.Component.table
    let keys = ComponentKeys(kind)
    let schema = Document.Component.schema(kind, isBuiltIn: true) { member, component, reading in
      Document.ComponentContents.check(member, of: kind, &component, &reading)
    }
    return NodeDescription(
      kind.name, kind.documentation, sort: .component, shape: table.shape, kind: kind
    ) { node, reading in
      guard let component = schema.read(node, &reading) else { return nil }
      keys.check(component, &reading)
      return .component(component)
    }
  }

  /// Returns the vocabulary of the framework, without plugins and projects.
  public static func vocabulary(level: FormatLevel = .base) -> Vocabulary {
    var vocabulary = Vocabulary(level: level)
    vocabulary.register(
      nodes.map { Entry(name: $0.name, documentation: $0.documentation, origin: .builtIn, payload: $0) },
      in: .node)
    vocabulary.register(
      BuiltInActions.all(level: level).map {
        Entry(name: $0.name, documentation: $0.documentation, origin: .builtIn, payload: $0)
      }, in: .action)
    vocabulary.register(
      BuiltInSections.all.map {
        Entry(name: $0.kind.name, documentation: $0.kind.documentation, origin: .builtIn, payload: $0)
      }, in: .sectionLayout)
    vocabulary.register(
      CoreModifier.decodings.map { Entry(modifier: $0.description, origin: .builtIn) }, in: .modifier)
    return vocabulary
  }
}
