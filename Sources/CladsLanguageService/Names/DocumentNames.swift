package import CladsAnalysis
package import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
package import SourceText

/// The names in one document, or in a project file, and what they refer to.
package struct DocumentNames: Sendable {
  /// The text and its syntax tree.
  package let file: ParsedFile
  /// The facts about the strings.
  package let facts: [Fact]
  /// The analysis of the document; `nil` for a project file.
  package let analysis: Analysis?

  /// Creates the names of a document.
  package init(_ analysis: Analysis) {
    file = analysis.file
    facts = analysis.facts
    self.analysis = analysis
  }

  /// Creates the names of a project file.
  package init(projectFile file: ParsedFile) {
    self.file = file
    facts = Project.facts(of: file.tree)
    analysis = nil
  }

  /// Returns the names of the document around an offset; `nil` for files that contain no names.
  package static func around(_ offset: TextOffset, in document: DocumentSnapshot) async -> DocumentNames? {
    switch document.kind {
    case .project: DocumentNames(projectFile: document.file)
    case .document, .envelope, .swift: await document.analysis(at: offset).map { DocumentNames($0) }
    case .sample, .tokens, .baseline, .other: nil
    }
  }

  /// Returns the names of each document in a file, or of the project file.
  package static func all(in document: DocumentSnapshot) async -> [DocumentNames] {
    switch document.kind {
    case .project: [DocumentNames(projectFile: document.file)]
    case .document, .envelope, .swift: await document.analyses().map { DocumentNames($0) }
    case .sample, .tokens, .baseline, .other: []
    }
  }

  /// Returns the name at an offset, or `nil` when there is none.
  package func occurrence(at offset: TextOffset) -> Occurrence? {
    let record = file.tree.record(at: offset)
    return file.tree.withView { view in
      guard view.kind(record) == .string, view.content(of: record).touches(offset) else { return nil }
      for fact in facts where fact.node == record {
        if let occurrence = occurrence(of: fact, at: offset, view) { return occurrence }
      }
      return namesInModifiers.first { $0.range.touches(offset) } ?? stateKey(record, view)
        ?? storedKey(record, view)
    }
  }

  private func occurrence(of fact: Fact, at offset: TextOffset, _ view: SyntaxView) -> Occurrence? {
    if let occurrence = self.occurrence(of: fact, view) { return occurrence }
    for mention in view.pathOccurrences(in: fact) {
      guard let index = mention.component(at: offset) else { continue }
      return occurrence(of: mention, through: index, node: fact.node)
    }
    return nil
  }

  /// Returns the occurrence of a string that is a single name; `nil` for paths and other strings.
  func occurrence(of fact: Fact, _ view: SyntaxView) -> Occurrence? {
    let node = fact.node
    switch fact.role {
    case .declaration(.iterationVariable), .declaration(.localState): return scopedDeclaration(node, view)
    case .declaration(let kind):
      return name(.symbol(kind, view.string(node)), node, view, isDeclaration: true)
    case .reference(let kind): return reference(kind, node, view)
    case .parent(let kind): return name(.symbol(kind, view.string(node)), node, view)
    case .entry(let slot): return name(.entry(slot, view.string(node)), node, view)
    case .assetName: return name(.entry(.asset, view.string(node)), node, view)
    case .declaredEntry(let slot):
      return name(.entry(slot, view.string(node)), node, view, isDeclaration: true)
    default: return nil
    }
  }

  private func name(
    _ referent: Referent, _ node: RecordIndex, _ view: SyntaxView, isDeclaration: Bool = false
  ) -> Occurrence {
    Occurrence(referent, view.content(of: node), node: node, isDeclaration: isDeclaration)
  }

  private func reference(_ kind: SymbolKind, _ node: RecordIndex, _ view: SyntaxView) -> Occurrence {
    let text = view.string(node)
    guard kind == .style, text.utf8.first == Byte.at else {
      return name(.symbol(kind, text), node, view)
    }
    let start = view.sourceOffset(ofDecoded: 1, in: node)
    return Occurrence(
      .symbol(.token, String(text.dropFirst())), TextRange(start, view.content(of: node).end), node: node,
      isDeclaration: false)
  }

  private func scopedDeclaration(_ node: RecordIndex, _ view: SyntaxView) -> Occurrence? {
    guard let scopes = analysis?.scopes.scopes else { return nil }
    for (offset, scope) in scopes.enumerated() {
      guard let variable = scope.variables.first(where: { $0.declaration == node }) else { continue }
      let index = ScopeIndex(truncatingIfNeeded: offset)
      let referent: Referent =
        variable.isLocal ? .localState(index, [.key(variable.name)]) : .variable(index, variable.name)
      return Occurrence(referent, view.content(of: node), node: node, isDeclaration: true)
    }
    return nil
  }
}

extension SyntaxView {
  /// Returns the range between the quotes of a string.
  func content(of node: RecordIndex) -> TextRange {
    let range = contentRange(of: node)
    return TextRange(utf8: range.lowerBound, range.upperBound)
  }
}
