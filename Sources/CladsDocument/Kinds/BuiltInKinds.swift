import JSONSyntax

/// A built-in component kind: all that documents and their checks know about it.
package protocol KindDescribing: Sendable {
  /// The kind, and the shared keys that it uses.
  static var description: ComponentDescription { get }
  /// A minimal complete document that uses the kind.
  static var example: String { get }
  /// The style properties that affect how it is drawn on device.
  static var drawn: DrawnProperties { get }
  /// The type of the state that `bind` names; `nil` for a kind without a value.
  static var boundType: StateType? { get }
  /// The first segments of the names of design-system tokens that are for it.
  static var tokenPrefixes: [String] { get }
  /// What other UI frameworks call it, in lower case, with what it is here.
  static var foreignNames: [(names: [String], kind: ForeignKind)] { get }
  /// The keys that it has in other frameworks, and lacks here.
  static var foreignKeys: [ForeignKeys] { get }
}

extension KindDescribing {
  package static var boundType: StateType? { nil }
  package static var tokenPrefixes: [String] { [] }
  package static var foreignNames: [(names: [String], kind: ForeignKind)] { [] }
  package static var foreignKeys: [ForeignKeys] { [] }

  /// The kind.
  package static var kind: Document.ComponentKind { Document.ComponentKind(rawValue: description.name) }
}

/// The style properties that affect how a kind is drawn on device.
public struct DrawnProperties: Sendable {
  typealias Paths = [PartialKeyPath<Document.Style>]

  /// Those that every renderer draws, by level.
  let base: KeySet
  let extended: KeySet
  /// Those that UIKit draws in addition.
  let inUIKit: KeySet

  init(base: Paths, extended: Paths, inUIKit: Paths = []) {
    let table = Document.Style.table
    self.base = table.keys(base + [\.inherits])
    self.extended = table.keys(extended + [\.inherits])
    self.inUIKit = table.keys(inUIKit)
  }
}

extension DrawnProperties.Paths {
  static var text: Self { [\.fontFamily, \.fontSize, \.fontWeight, \.textColor, \.textAlignment] }
  static var size: Self { [\.width, \.height] }
  static var limits: Self { [\.minWidth, \.minHeight, \.maxWidth, \.maxHeight] }
  static var border: Self { [\.borderWidth, \.borderColor] }
}

/// The built-in node types and component kinds.
public enum BuiltInKinds {
  /// The component kinds, the most common first.
  package static let components: [any KindDescribing.Type] = [
    LabelKind.self, ButtonKind.self, ImageKind.self, GradientKind.self, ShapeKind.self, TextfieldKind.self,
    ToggleKind.self, SliderKind.self, DividerKind.self, PageIndicatorKind.self,
  ]

  /// Returns whether a built-in kind uses the shared key that fills `path`.
  package static func uses(
    _ path: PartialKeyPath<Document.ComponentContents>, _ kind: Document.ComponentKind
  ) -> Bool {
    byKind[kind]?.description.usages.contains { $0.path == path } ?? false
  }

  /// Returns a built-in kind; `nil` for any other.
  static func kind(_ kind: Document.ComponentKind) -> (any KindDescribing.Type)? { byKind[kind] }

  /// What keys of other frameworks mean on each kind, by the name of the kind.
  private static let foreignKeys = Dictionary(
    uniqueKeysWithValues: components.map { kind in
      (kind.description.name, ForeignMistakes([], kind.foreignKeys + ForeignKeys.ofComponents))
    })

  /// Returns what keys of other frameworks mean on a component kind.
  package static func foreignKeys(of kind: String) -> ForeignMistakes { foreignKeys[kind] ?? .none }

  private static let byKind = Dictionary(uniqueKeysWithValues: components.map { ($0.kind, $0) })

  /// The kinds by keys that only they, or few others, have: what an object without a `type` may be.
  static let likelyKinds: [(key: String, kind: String)] =
    [
      ("sections", Document.SectionLayout.kindName), ("items", "forEach"), ("children", "vstack"),
    ]
    + [
      (\.gradientColors, GradientKind.self), (\.shapeType, ShapeKind.self),
      (\.currentPage, PageIndicatorKind.self), (\.minValue, SliderKind.self), (\.maxValue, SliderKind.self),
      (\.placeholder, TextfieldKind.self), (\.actions, ButtonKind.self), (\.image, ImageKind.self),
      (\.text, LabelKind.self), (\.dataSourceId, LabelKind.self),
    ].compactMap { (path: PartialKeyPath<Document.ComponentContents>, kind: any KindDescribing.Type) in
      Document.Component.table.row(of: path).map { ($0.name, kind.description.name) }
    }

  /// All node types.
  package static let nodes: [NodeDescription] = containers + components.map { node($0.description) }

  private static let containers: [NodeDescription] =
    Document.LayoutType.allCases.map { kind in
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
    uniqueKeysWithValues: Document.LayoutType.allCases.map { ($0, Document.Layout.schema(for: $0)) })

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
  package static func vocabulary(level: FormatLevel = .base) -> Vocabulary {
    var vocabulary = Vocabulary(level: level)
    vocabulary.register(
      nodes.map { Entry(name: $0.name, documentation: $0.documentation, origin: .builtIn, .node($0)) },
      in: .node)
    vocabulary.register(
      BuiltInActions.all(level: level).map {
        Entry(name: $0.name, documentation: $0.documentation, origin: .builtIn, .action($0))
      }, in: .action)
    vocabulary.register(
      BuiltInSections.all.map {
        Entry(name: $0.kind.name, documentation: $0.kind.documentation, origin: .builtIn, .sectionLayout($0))
      }, in: .sectionLayout)
    vocabulary.register(
      CoreModifier.decodings.map { Entry(modifier: $0.description, origin: .builtIn) }, in: .modifier)
    return vocabulary
  }
}
