package import CladsAnalysis
import CladsCheck
package import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
package import SourceText

/// The names in one document, or in a file that documents share names with, and what they refer to.
package struct DocumentNames: Sendable {
  /// What the names are in.
  enum Origin: Sendable {
    case document(Analysis)
    case project
    /// A sample, whose keys are those of the state.
    case sample
    /// A test of a screen, which refers to what its document has.
    case test(of: TestedDocument?)
    /// Design tokens of the design systems with these names.
    case tokens(of: [String])
    /// The source of an app, with the names in it that documents use.
    case source([SourceMention])
  }

  /// The text and its syntax tree.
  package let file: ParsedFile
  /// The facts about the strings.
  package let facts: [Fact]
  let origin: Origin

  /// The analysis of the document; `nil` for any other file.
  package var analysis: Analysis? {
    if case .document(let analysis) = origin { analysis } else { nil }
  }

  private init(_ file: ParsedFile, _ origin: Origin, facts: [Fact] = []) {
    self.file = file
    self.facts = facts
    self.origin = origin
  }

  /// Creates the names of a document.
  package init(_ analysis: Analysis) {
    self.init(analysis.file, .document(analysis), facts: analysis.facts)
  }

  /// Creates the names of a project file.
  package init(projectFile file: ParsedFile) {
    self.init(file, .project, facts: Project.facts(of: file.tree))
  }

  /// Creates the names of a test.
  init(test document: DocumentSnapshot) {
    self.init(
      document.file, .test(of: document.context.testSubject.document),
      facts: ScreenTest.facts(of: document.file.tree))
  }

  /// Creates the names of a file that holds no documents; `nil` if it contains no names.
  private init?(companion document: DocumentSnapshot) {
    switch document.kind {
    case .project: self.init(projectFile: document.file)
    case .sample: self.init(document.file, .sample)
    case .tokens:
      let systems = document.path.map { document.project.designSystems(withTokensIn: $0) }
      self.init(document.file, .tokens(of: systems ?? []))
    case .test: self.init(test: document)
    case .document, .envelope, .swift, .baseline, .other:
      guard let mentions = SourceMention.all(in: document), !mentions.isEmpty else { return nil }
      self.init(document.file, .source(mentions))
    }
  }

  /// Returns the names of the document around an offset, or of the file; `nil` if it contains no names.
  package static func around(_ offset: TextOffset, in document: DocumentSnapshot) async -> DocumentNames? {
    if let companion = DocumentNames(companion: document) { return companion }
    return document.kind.holdsDocuments ? await document.analysis(at: offset).map { DocumentNames($0) } : nil
  }

  /// Returns the names of each document in a file, and those of the file itself.
  package static func all(in document: DocumentSnapshot) async -> [DocumentNames] {
    let documents = document.kind.holdsDocuments ? await document.analyses().map { DocumentNames($0) } : []
    return documents + (DocumentNames(companion: document).map { [$0] } ?? [])
  }

  /// Returns the mention at an offset, or `nil` when there is none. The quotes of a string belong to its
  /// name.
  package func mention(at offset: TextOffset) -> Mention? {
    for inside in offsets(at: offset) {
      if let mention = mention(inside: inside) { return mention }
    }
    return nil
  }

  /// Returns the offsets to try for the name at an offset, best first.
  func offsets(at offset: TextOffset) -> [TextOffset] {
    guard case .source(let mentions) = origin else { return file.offsetsInStrings(at: offset) }
    // The names in source are in string literals, whose quotes are not part of their ranges.
    let quoted = mentions.lazy.map(\.range).filter { range in
      let bytes = file.source.bytes
      return range.start.utf8 - 1 == offset.utf8 && bytes.indices.contains(offset.utf8)
        && bytes[offset.utf8] == Byte.quote
        || range.end.utf8 + 1 == offset.utf8 && bytes.indices.contains(range.end.utf8)
          && bytes[range.end.utf8] == Byte.quote
    }
    return [offset] + quoted.map(\.start)
  }

  private func mention(inside offset: TextOffset) -> Mention? {
    if case .source(let mentions) = origin { return mentions.first { $0.range.touches(offset) }?.mention }
    let record = file.tree.record(at: offset)
    return file.tree.withView { view in
      guard view.kind(record) == .string, view.content(of: record).touches(offset) else { return nil }
      switch origin {
      case .sample: return sampleKey(record, view)
      case .tokens:
        // Anywhere in an alias is meant the token at its end.
        let mentions = tokenMentions(view)
        return mentions.first { $0.range.touches(offset) } ?? mentions.first { $0.node == record }
      case .test: return testMention(record, at: offset, view)
      case .source: return nil
      case .document, .project:
        for fact in facts where fact.node == record {
          if let mention = mention(in: fact, at: offset, view) { return mention }
        }
        return namesInModifiers.first { $0.range.touches(offset) } ?? stateKey(record, view)
          ?? storedKey(record, view) ?? describedMembers.first { $0.range.touches(offset) }
      }
    }
  }

  private func mention(in fact: Fact, at offset: TextOffset, _ view: SyntaxView) -> Mention? {
    if let mention = mention(in: fact, view) { return mention }
    // What follows a computed index is taken to be in the first element.
    for index in [nil, 0] {
      for path in view.pathOccurrences(in: fact, assuming: index) {
        guard let part = path.component(at: offset) else { continue }
        return mention(of: path, through: part, node: fact.node)
      }
    }
    return nil
  }

  /// Returns the mention in a string that is a single name; `nil` for paths and other strings.
  func mention(in fact: Fact, _ view: SyntaxView) -> Mention? {
    let node = fact.node
    switch fact.role {
    case .declaration(.iterationVariable), .declaration(.localState): return scopedDeclaration(node, view)
    case .declaration(let kind): return name(.symbol(kind, view.string(node)), node, view, .declares)
    case .reference(let kind): return reference(kind, node, view)
    case .parent(let kind): return name(.symbol(kind, view.string(node)), node, view)
    case .entry(let slot): return name(.entry(slot, view.string(node)), node, view)
    case .assetName: return name(.entry(.asset, view.string(node)), node, view)
    case .declaredEntry(let slot): return name(.entry(slot, view.string(node)), node, view, .declares)
    default: return nil
    }
  }

  private func name(
    _ referent: Referent, _ node: RecordIndex, _ view: SyntaxView, _ role: Mention.Role = .reads
  ) -> Mention {
    Mention(referent, view.content(of: node), node: node, role)
  }

  private func reference(_ kind: SymbolKind, _ node: RecordIndex, _ view: SyntaxView) -> Mention {
    let text = view.string(node)
    guard kind == .style, text.utf8.first == Byte.at else {
      return name(.symbol(kind, text), node, view)
    }
    let start = view.sourceOffset(ofDecoded: 1, in: node)
    return Mention(
      .symbol(.token, String(text.dropFirst())), TextRange(start, view.content(of: node).end), node: node)
  }

  private func scopedDeclaration(_ node: RecordIndex, _ view: SyntaxView) -> Mention? {
    guard let scopes = analysis?.scopes.scopes else { return nil }
    for (offset, scope) in scopes.enumerated() {
      guard let variable = scope.variables.first(where: { $0.declaration == node }) else { continue }
      let index = ScopeIndex(truncatingIfNeeded: offset)
      let referent: Referent =
        variable.isLocal ? .localState(index, [.key(variable.name)]) : .variable(index, variable.name)
      return Mention(referent, view.content(of: node), node: node, .declares)
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
