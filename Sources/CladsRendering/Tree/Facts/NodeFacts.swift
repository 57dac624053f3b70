public import CladsDocument
import CladsExpressions
public import TextUI

/// A property of a node as it is on device: its name, and its value as text.
public struct NodeFact: Sendable, Hashable {
  /// What a property is about.
  public enum Sort: Sendable {
    /// How the node looks.
    case look
    /// Where its content comes from.
    case binding
  }

  public let name: String
  /// The value, as a document would have it.
  public let value: String
  package let sort: Sort
  /// The style id that the value comes from; `nil` if it is the node's own. It does not count.
  public let styleId: String?

  public init(_ name: String, _ value: String, _ sort: Sort = .look, styleId: String? = nil) {
    self.name = name
    self.value = value
    self.sort = sort
    self.styleId = styleId
  }

  public static func == (left: NodeFact, right: NodeFact) -> Bool {
    left.name == right.name && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

/// The properties that a node says it has, for comparisons of screens.
@MainActor
public struct NodeFacts {
  /// The beginning of the names of the properties in the selected state.
  package nonisolated static let selectedPrefix = "selected "

  public private(set) var all: [NodeFact] = []
  /// The component as written; `nil` for a node that is none.
  public let component: Document.Component?
  private let source: NodeFactSource

  package init(of component: Document.Component?, _ source: NodeFactSource) {
    self.component = component
    self.source = source
  }

  /// Adds a property with a value as a document would have it.
  public mutating func add(_ name: String, _ value: String, _ sort: NodeFact.Sort = .look) {
    all.append(NodeFact(name, value, sort))
  }

  public mutating func add(_ name: String, _ number: Double) { add(name, StyleTexts.number(number)) }

  public mutating func add(_ name: String, _ color: IR.Color) { add(name, color.text) }

  /// Adds a property for each edge with an inset.
  public mutating func add(_ name: String, _ insets: IR.EdgeInsets) {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    for (edge, length) in edges where length != 0 { add("\(name).\(edge)", length) }
  }

  /// Adds the properties of the component's style.
  package mutating func addStyle(_ style: IR.Style) { addStyle(style, from: component?.styleId) }

  /// Adds the properties of a style; `prefix` is the beginning of their names.
  package mutating func addStyle(_ style: IR.Style, from styleId: String?, prefix: String = "") {
    for property in source.texts.properties(of: style) {
      all.append(NodeFact(prefix + property.name, property.value, styleId: styleId))
    }
  }

  /// Adds the state path that the component is bound to.
  package mutating func addBinding() {
    if let path = component?.bind {
      add("bind", path, .binding)
    } else if let path = component?.localBind {
      add("localBind", path, .binding)
    }
  }

  /// Adds where the content of the component comes from, unless it never changes.
  package mutating func addContent() {
    guard let component else { return }
    let name = Document.DataReference.contentName
    if let source = component.dataSourceId.flatMap({ source.dataSources[$0] }) {
      addContent(isStatic: source.kind == .static, source.path, source.template)
    } else if let reference = component.data?.first(where: { $0.name == name })?.value {
      let isLocal = reference.kind == .localBinding
      let path = isLocal ? reference.path.map { "local.\($0)" } : reference.path
      addContent(isStatic: reference.kind == .static, path, reference.template)
    } else {
      addContent(isStatic: false, nil, component.text)
    }
  }

  private mutating func addContent(isStatic: Bool, _ path: String?, _ template: String?) {
    if isStatic { return }
    if let path {
      add("path", path, .binding)
    } else if let template, Template.containsPlaceholder(template) {
      add("template", template, .binding)
    }
  }

  /// Adds the keys and the style of a component of which nothing else is known.
  package mutating func addKeys() {
    guard let component, case .objectValue(var members) = component.jsonValue else { return }
    // These are compared on their own, or do not matter.
    let others: [PartialKeyPath<Document.ComponentContents>] = [
      \.kind, \.id, \.styleId, \.actions, \.modifiers, \.templateName,
    ]
    for path in others { if let row = Document.Component.table.row(of: path) { members[row.name] = nil } }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) { add(name, value.json, .binding) }
    addStyle(source.styles.resolve(component.styleId))
  }
}

/// What the properties of nodes are read from, besides the nodes.
@MainActor
package struct NodeFactSource {
  let dataSources: [String: Document.DataSource]
  let styles: StyleResolver
  let texts: StyleTexts

  package init(_ document: Document.Definition, styles: StyleResolver, _ texts: StyleTexts) {
    dataSources = (document.dataSources ?? [:]).valuesByName()
    self.styles = styles
    self.texts = texts
  }
}
