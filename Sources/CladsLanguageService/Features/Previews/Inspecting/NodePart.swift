import CladsDocument
import JSONSyntax

/// A part of a document that is drawn: a node or a section.
enum NodePart {
  case node(Document.LayoutNode)
  case section(Document.SectionDefinition)

  /// Finds the part that was read from a record.
  init?(_ record: RecordIndex, in document: Document.Definition) {
    var found: NodePart?
    document.forEachNode { node in
      if node.origin.node == record { found = .node(node) }
      guard case .sectionLayout(let layout) = node else { return }
      for section in layout.sections where section.origin.node == record { found = .section(section) }
    }
    guard let found else { return nil }
    self = found
  }

  /// The kind of the node as in its document, or `section`.
  var kind: String {
    switch self {
    case .node(.layout(let node)): node.kind.rawValue
    case .node(.spacer): "spacer"
    case .node(.forEach): "forEach"
    case .node(.sectionLayout): "sectionLayout"
    case .node(.component(let component)): component.kind.rawValue
    case .section: "section"
    }
  }

  /// The object with its properties; that of a section is its layout, which may be absent.
  var object: RecordIndex? {
    switch self {
    case .node(let node): node.origin.node
    case .section(let section): section.layout?.origin.node
    }
  }

  /// Returns the keys of the object that say how it looks.
  func rows(in vocabulary: Vocabulary) -> [Row] {
    switch self {
    case .node:
      let entry = vocabulary.entry(named: kind, in: .node)
      let rows = entry?.node?.usedRows ?? []
      return rows.filter { !Self.otherKeys.contains($0.name) }
    case .section(let section):
      guard let type = section.layout?.type else { return [] }
      let entry = vocabulary.entry(named: type.rawValue, in: .sectionLayout)
      return entry?.sectionLayout?.usedRows ?? []
    }
  }

  /// The keys that say what a node is, contains or does, rather than how it looks.
  private static let otherKeys: Set<String> = Set(
    [
      Document.Component.table.row(of: \.id), Document.Component.table.row(of: \.styleId),
      Document.Component.table.row(of: \.styles), Document.Component.table.row(of: \.dataSourceId),
      Document.Component.table.row(of: \.bind), Document.Component.table.row(of: \.localBind),
      Document.Component.table.row(of: \.actions),
      Document.Component.table.row(of: \.isSelectedBinding), Document.Component.table.row(of: \.data),
      Document.Component.table.row(of: \.state), Document.Layout.table.row(of: \.kind),
      Document.Layout.table.row(of: \.children), Document.Layout.table.row(of: \.style),
      Document.Layout.table.row(of: \.modifiers),
    ].compactMap { $0?.name })

  /// Returns the name of the style that the node has, which for a selected button may be another.
  func styleName(isSelected: Bool) -> String? {
    switch self {
    case .node(.component(let component)):
      let styles = component.styles
      return (isSelected ? styles?.selected : nil) ?? styles?.normal ?? component.styleId
    case .node(.layout(let node)): return node.styleId
    case .node, .section: return nil
    }
  }

  /// The style that is written in the node itself.
  var inlineStyle: Document.Style? {
    if case .node(.layout(let node)) = self { return node.style }
    return nil
  }
}
