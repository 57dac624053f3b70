import CladsDocument
import JSONSyntax

/// The nodes and sections of a document by their records.
struct DocumentParts: Sendable {
  private(set) var nodes: [RecordIndex: Document.LayoutNode] = [:]
  private(set) var sections: [RecordIndex: Document.SectionDefinition] = [:]
  /// The nodes that are shown in place of empty lists, with everything in them.
  private(set) var emptyViews: Set<RecordIndex> = []

  init(_ document: Document.Definition) {
    var nodes: [RecordIndex: Document.LayoutNode] = [:]
    var sections: [RecordIndex: Document.SectionDefinition] = [:]
    var emptyViews: Set<RecordIndex> = []
    document.forEachNode { node in
      nodes[node.origin.node] = node
      if case .forEach(let forEach) = node {
        forEach.emptyView?.forEachNode { emptyViews.insert($0.origin.node) }
      }
      if case .sectionLayout(let layout) = node {
        for section in layout.sections { sections[section.origin.node] = section }
      }
    }
    self.nodes = nodes
    self.emptyViews = emptyViews
    self.sections = sections
  }
}
