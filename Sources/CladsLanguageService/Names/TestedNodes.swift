import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

/// What a string of a test that is no name of the state refers to.
struct TestedNodes {
  /// A node or an action of a document, or a file.
  struct Node {
    let analysis: Analysis
    /// The record of the object.
    let object: RecordIndex
    /// The range of the id or the text, in the text of the document.
    let selection: TextRange
  }

  /// The range of the string in the test, without quotes.
  let range: TextRange
  let text: String
  let role: Role
  /// The document of the test, or the file that the string names.
  let document: DocumentSnapshot
  let nodes: [Node]
  /// Whether the string names the whole file.
  private(set) var isFile = false

  /// Returns what the string at an offset of a test refers to; `nil` for any other file, and where there is
  /// no such string.
  static func at(
    _ offset: TextOffset, in test: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> TestedNodes? {
    guard test.kind == .test, let (fact, text, range) = fact(at: offset, in: test),
      let document = await test.testedDocument(in: workspace)
    else { return nil }
    if fact.role == .tested(.sample) {
      guard let path = document.samples.first(where: { $0.name == text })?.path,
        let sample = await workspace.document(FileURI(path: path))
      else { return nil }
      return TestedNodes(range: range, text: text, role: fact.role, document: sample, nodes: [], isFile: true)
    }
    if fact.role == .filePath {
      return TestedNodes(
        range: range, text: text, role: fact.role, document: document, nodes: [], isFile: true)
    }
    let declaration = ScreenTest.declaration(in: test.file.tree)
    let own = declaration.map { document.file.indices(ofDocumentsDeclaredBy: $0) }
    let nodes = await document.analyses().enumerated().flatMap { index, analysis -> [Node] in
      if let own, !document.file.embedded.isEmpty, !own.contains(index) { return [] }
      return Self.nodes(text, fact.role, in: analysis)
    }
    return TestedNodes(range: range, text: text, role: fact.role, document: document, nodes: nodes)
  }

  private static func fact(
    at offset: TextOffset, in test: DocumentSnapshot
  ) -> (Fact, text: String, range: TextRange)? {
    let facts = ScreenTest.facts(of: test.file.tree)
    for offset in test.file.offsetsInStrings(at: offset) {
      let record = test.file.tree.record(at: offset)
      guard let fact = facts.first(where: { $0.node == record }) else { continue }
      return test.file.tree.withView { (fact, $0.string(record), $0.content(of: record)) }
    }
    return nil
  }

  private static func nodes(_ text: String, _ role: Role, in analysis: Analysis) -> [Node] {
    switch role {
    case .reference(.component): return declared(TestedNames.nodeKinds, text, in: analysis)
    case .tested(.node):
      let ids = declared(TestedNames.nodeKinds, text, in: analysis)
      return ids.isEmpty ? showing(text, in: analysis) : ids
    case .tested(.text): return showing(text, in: analysis)
    case .tested(.action): return declared([.action], text, in: analysis)
    case .tested(.request): return declared([.request, .action], text, in: analysis)
    case .tested(.pointer):
      return analysis.file.tree.nodes(matching: text).filter { $0 != 0 }.map { node in
        let range = analysis.file.tree.withView { view in
          view.isContainer(node) ? view.title(of: node) : view.range(node)
        }
        return Node(analysis: analysis, object: node, selection: range)
      }
    default: return []
    }
  }

  /// Returns what has a name, by the first kind of which there is one.
  private static func declared(_ kinds: [SymbolKind], _ name: String, in analysis: Analysis) -> [Node] {
    guard let kind = kinds.first(where: { analysis.symbols.declares($0, name) }),
      let symbol = analysis.symbols.symbol(kind, named: name)
    else { return [] }
    return analysis.file.tree.withView { view in
      symbol.declarations.compactMap { node in
        // An action is the value of its id, and a node the object that has its id.
        guard let member = view.member(owning: node) else { return nil }
        let object = view.name(of: member) == node ? view.value(of: member) : view[member].parent
        return object.map { Node(analysis: analysis, object: $0, selection: view.content(of: node)) }
      }
    }
  }

  /// Returns the nodes with a text that they show as it is.
  private static func showing(_ text: String, in analysis: Analysis) -> [Node] {
    analysis.file.tree.withView { view in
      analysis.facts.compactMap { fact in
        guard fact.role == .template, view.string(fact.node) == text,
          let member = view.member(owning: fact.node)
        else { return nil }
        return Node(
          analysis: analysis, object: view[member].parent, selection: view.content(of: fact.node))
      }
    }
  }

  /// Where the editor goes.
  var targets: [NameTarget] {
    if isFile {
      let start = TextRange(utf8: 0, 0)
      return [NameTarget(document: document, range: start, selection: start)]
    }
    return nodes.map { node in
      let source = node.analysis.file.source
      let whole = source.hostRange(of: node.analysis.file.tree.withView { $0.range(node.object) }).range
      let selection = source.hostRange(of: node.selection).range
      return NameTarget(
        document: document, range: whole.contains(selection) ? whole : selection, selection: selection)
    }
  }
}
