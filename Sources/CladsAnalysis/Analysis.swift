public import CladsDocument
public import Diagnostics
public import JSONSyntax

/// The analysis of one version of a document: the model, its symbols, scopes and uses of state, and the
/// findings of parsing and reading.
public struct Analysis: Sendable {
  /// The text and its syntax tree.
  public let file: ParsedFile
  /// The record of the document; a file may have several.
  package let root: RecordIndex
  /// The vocabulary that the document was read with.
  package let vocabulary: Vocabulary
  /// The model; of a broken document, the parts that can be read.
  public let document: Document.Definition
  /// The declarations and references.
  package let symbols: SymbolTable
  /// The scopes of iteration variables and local state.
  package let scopes: ScopeTree
  /// The initial state and its uses.
  package let state: StateTable
  /// The roles of strings, in document order.
  package let facts: [Fact]
  /// The `$comment` members of objects that may have one.
  package let comments: [RecordIndex]
  /// The findings of parsing and reading.
  public let findings: [Finding]
  /// Whether the syntax errors of the file are among the findings.
  private let includesSyntax: Bool

  /// Analyzes the document at the record `root`, by default the whole file; of a canceled task, the result is
  /// incomplete. Several documents in one file
  /// share its syntax errors, so `includingSyntax` is true for one of them at most.
  public init(
    of file: ParsedFile, vocabulary: Vocabulary, at root: RecordIndex = 0, includingSyntax: Bool = true
  ) {
    self.init(of: file, vocabulary: vocabulary, at: root, includingSyntax: includingSyntax, after: nil)
  }

  /// Analyzes a document, and uses again what is the same in an earlier version with this vocabulary.
  package init(
    of file: ParsedFile, vocabulary: Vocabulary, at root: RecordIndex = 0, includingSyntax: Bool = true,
    after previous: Analysis?
  ) {
    self.file = file
    self.root = root
    self.vocabulary = vocabulary
    includesSyntax = includingSyntax
    var findings = includingSyntax ? file.tree.errors.map(\.finding) : []
    let parts = file.tree.withView { view in
      let duplicates = DuplicateMembers.find(below: root, in: view).filter {
        !view.flags(view.name(of: $0.member)).contains(.hasHole) && !view.isComment($0.member)
      }
      findings += duplicates.map { view.finding(for: $0) }
      var reading = Reading(view, vocabulary: vocabulary, duplicates: Set(duplicates.map(\.member)))
      let document = Document.Definition.read(&reading, at: root)
      // In a broken text, the nesting may be part of the mistake.
      if file.tree.errors.isEmpty { reading.reportDepth(below: root) }
      let scopes = ScopeTree(reading.scopes)
      let edit = previous.flatMap { StringEdit(from: $0, to: file.tree, root: root, reading.facts) }
      let state = edit.flatMap { previous?.state.moved(by: $0) }
      return Parts(
        document: document, symbols: SymbolTable(reading.facts, scopes: scopes, view: view), scopes: scopes,
        state: state
          ?? StateTable(
            document: document, facts: reading.facts, scopes: scopes, vocabulary: vocabulary, view: view),
        facts: reading.facts, comments: reading.comments, findings: reading.findings)
    }
    document = parts.document
    symbols = parts.symbols
    scopes = parts.scopes
    state = parts.state
    facts = parts.facts
    comments = parts.comments
    let certain = BrokenContainers(file.tree).filtered(parts.findings)
    self.findings = findings + HoleFilter(file.tree).filtered(certain)
  }
}

extension Analysis {
  /// Analyzes the document of another analysis with other names.
  package init(of other: Analysis, vocabulary: Vocabulary) {
    self.init(
      of: other.file, vocabulary: vocabulary, at: other.root, includingSyntax: other.includesSyntax)
  }

  /// Returns the same analysis for a file with the same tree, whose text is at another place of its host.
  package func moved(to file: ParsedFile) -> Analysis { Analysis(self, file) }

  private init(_ other: Analysis, _ file: ParsedFile) {
    self.file = file
    root = other.root
    vocabulary = other.vocabulary
    document = other.document
    symbols = other.symbols
    scopes = other.scopes
    state = other.state
    facts = other.facts
    comments = other.comments
    findings = other.findings
    includesSyntax = other.includesSyntax
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
