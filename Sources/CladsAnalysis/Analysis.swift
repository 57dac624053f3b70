public import CladsDocument
public import CladsSchema
public import Diagnostics
public import JSONSyntax

/// What is known about one version of a document: the model, who declares and who refers, and what reading found.
public struct Analysis: Sendable {
  /// The text and its tree.
  public let file: ParsedFile
  /// What the text was read with.
  public let vocabulary: Vocabulary
  /// The model; a broken document gives what can be read.
  public let document: Document.Definition
  /// What is declared and referred to.
  public let symbols: SymbolTable
  /// Which names are visible where.
  public let scopes: ScopeTree
  /// What the state holds and who uses it.
  public let state: StateTable
  /// The strings with a role, in document order.
  public let facts: [Fact]
  /// The members called `$comment` in objects that may have one.
  public let comments: [RecordIndex]
  /// What parsing and reading found.
  public let findings: [Finding]

  /// Analyses a file, or a document inside it.
  ///
  /// - Parameters:
  ///   - root: the record of the document; the file itself unless said otherwise.
  ///   - includingSyntax: whether the file's syntax errors are among the findings.
  public init(
    of file: ParsedFile, vocabulary: Vocabulary, at root: RecordIndex = 0, includingSyntax: Bool = true
  ) {
    self.file = file
    self.vocabulary = vocabulary
    var findings = includingSyntax ? file.tree.errors.map(\.finding) : []
    let parts = file.tree.withView { view in
      let duplicates = DuplicateMembers.find(below: root, in: view)
      findings += duplicates.map { view.finding(for: $0) }
      var reading = Reading(view, vocabulary: vocabulary, duplicates: Set(duplicates.map(\.member)))
      let document = Document.Definition.read(&reading, at: root)
      let scopes = ScopeTree(reading.scopes)
      return Parts(
        document: document, symbols: SymbolTable(reading.facts, scopes: scopes, view: view), scopes: scopes,
        state: StateTable(document: document, facts: reading.facts, scopes: scopes, view: view),
        facts: reading.facts, comments: reading.comments, findings: reading.findings)
    }
    document = parts.document
    symbols = parts.symbols
    scopes = parts.scopes
    state = parts.state
    facts = parts.facts
    comments = parts.comments
    self.findings = findings + BrokenContainers(file.tree).filtered(parts.findings)
  }
}

private struct Parts {
  let document: Document.Definition
  let symbols: SymbolTable
  let scopes: ScopeTree
  let state: StateTable
  let facts: [Fact]
  let comments: [RecordIndex]
  let findings: [Finding]
}
