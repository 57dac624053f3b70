import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
package import Diagnostics
package import JSONSyntax
import SourceText

/// Finds the names in a test that nothing in its document has, as far as that is certain without running it,
/// and keys that it has twice.
struct TestCheck {
  private let view: SyntaxView
  private let facts: [Fact]
  private let document: TestedDocument
  /// The declaration in Swift that the test names.
  private let declaration: String?
  private var names: TestedNames
  private lazy var ids = Set(names.ids)
  private lazy var roots = Set(names.roots)
  private var findings: [Finding] = []
  /// The number of names that are compared with others, which bounds the time.
  private var remaining = 256

  /// Returns the findings about a test, given the text of its file and what it is of.
  static func findings(in tree: SyntaxTree, of subject: TestSubject) -> [Finding] {
    guard tree.mistakes.isEmpty || FileReadingError.mayBeJSON(tree.bytes) else { return [] }
    return tree.withView { view in
      guard view.kind(0) == .object else { return [] }
      let duplicates = DuplicateMembers.find(in: view).map { view.finding(for: $0) }
      if let missing = missing(subject, view) { return duplicates + [missing] }
      guard let document = subject.document else { return duplicates }
      var check = TestCheck(tree, document, view)
      check.run()
      return duplicates + check.findings
    }
  }

  private init(_ tree: SyntaxTree, _ document: TestedDocument, _ view: SyntaxView) {
    self.view = view
    self.document = document
    facts = ScreenTest.facts(of: tree)
    declaration = ScreenTest.declaration(in: tree)
    names = TestedNames(document, declaration: declaration)
  }

  // MARK: The document

  /// Returns the finding about a document that there is not.
  fileprivate static func missing(_ subject: TestSubject, _ view: SyntaxView) -> Finding? {
    let named = ScreenTest.table.value(of: \.document, in: 0, view).map { view.range($0) }
    let start = view.range(0).start
    let range = named ?? TextRange(start, TextOffset(utf8: start.utf8 + 1))
    switch subject {
    case .unknown, .document: return nil
    case .missing(let path?):
      return Finding(
        .projectMissingFile, at: range, "there is no file `\(path)`",
        help: "paths are relative to the folder of this file")
    case .missing(nil):
      return Finding(
        .projectMissingFile, at: range, "there is no document whose name this file begins with",
        help: "name the document, as in `\"document\": \"checkout.clads.json\"`")
    case .noDocument(let path):
      return Finding(.projectMissingFile, at: range, "`\(path)` is no document")
    case .outside(let path):
      return Finding(.projectPathOutside, at: range, "`\(path)`: \(FileReadingError.outsideMessage)")
    }
  }

  // MARK: Names

  private mutating func run() {
    if document.context.kind == .swift, let declaration,
      document.file.indices(ofDocumentsDeclaredBy: declaration).isEmpty
    {
      // The other names are those of the document.
      for fact in facts where fact.role == .tested(.declaration) {
        report(
          fact, "no document belongs to a declaration `\(declaration)`", among: document.declarations,
          all: "the documents of")
      }
      return
    }
    for fact in facts where !view.flags(fact.node).contains(.malformed) { check(fact) }
  }

  private mutating func check(_ fact: Fact) {
    let text = view.string(fact.node)
    switch fact.role {
    case .tested(.sample):
      if document.context.samples.contains(where: { $0.name == text }) { return }
      report(fact, "the document has no sample `\(text)`", among: names.sampleNames, all: "its samples are")
    case .tested(.client):
      if names.clients.contains(text) { return }
      if names.clients.isEmpty {
        return report(fact, "the project names no clients, so there is no `\(text)`", among: [])
      }
      report(fact, "the project has no client `\(text)`", among: names.clients, all: "its clients are")
    case _ where names.areBroken: break
    case .tested(.node): checkNode(fact, text)
    case .reference(.component):
      if !ids.contains(text) {
        report(fact, "no node has the `id` `\(text)`", among: names.ids, all: "the ids are")
      }
    case .tested(.pointer): checkPointer(fact, text)
    case .tested(.action): checkAction(fact, text)
    case .path: checkPath(fact, text)
    default: break
    }
  }

  /// Checks a text or an id. A text may come from anywhere, so only a misspelled id is reported.
  private mutating func checkNode(_ fact: Fact, _ text: String) {
    if text.isEmpty || ids.contains(text) { return }
    let near = near(text, names.ids)
    if near.isEmpty || names.mayShow(text) { return }
    report(fact, "no node has the `id` or the text `\(text)`", near)
  }

  private mutating func checkPointer(_ fact: Fact, _ text: String) {
    if names.hasNode(at: text) { return }
    let isPointer = JSONPointer(text) != nil
    report(
      fact, isPointer ? "the document has nothing at `\(text)`" : "`\(text)` is no JSON pointer", [],
      help: isPointer ? nil : "write one as in `/root/children/0`")
  }

  private mutating func checkAction(_ fact: Fact, _ text: String) {
    if text.isEmpty || names.actions.contains(text) { return }
    report(
      fact, "no action of the document has the `id` or the type `\(text)`",
      near(text, names.actionIDs + names.actionTypes + names.actions.sorted()))
  }

  private mutating func checkPath(_ fact: Fact, _ text: String) {
    guard case .key(let root)? = Keypath.parse(text).components.first, !roots.contains(root) else { return }
    let near = near(root, names.roots)
    // The app's code may have state that the document does not mention.
    if near.isEmpty, names.areOpen { return }
    report(fact, "the document neither declares nor uses a state key `\(root)`", near, replacing: root)
  }

  // MARK: Reporting

  /// Returns the names that are probably meant; none for the names after many misspelled ones.
  private mutating func near(_ name: String, _ known: [String]) -> [String] {
    guard remaining > 0 else { return [] }
    remaining -= 1
    return KnownNames(known).closest(to: name)
  }

  /// Adds a finding about a name; if none of the known ones is close, all are listed after `all`.
  private mutating func report(
    _ fact: Fact, _ message: String, among known: [String], all: String? = nil
  ) {
    let near = near(view.string(fact.node), known)
    report(
      fact, message, near, help: all.flatMap { all in shortListing(known).map { "\(all) \($0)" } })
  }

  /// Adds a finding about a name.
  ///
  /// - Parameters:
  ///   - fact: the string.
  ///   - message: what is wrong.
  ///   - near: the names that are probably meant.
  ///   - part: the start of the string that is replaced; `nil` for all of it.
  ///   - help: what to do where no name is meant.
  private mutating func report(
    _ fact: Fact, _ message: String, _ near: [String], replacing part: String? = nil, help: String? = nil
  ) {
    let text = view.string(fact.node)
    findings.append(
      Finding(
        .testUnknownName, at: view.range(fact.node), message, help: didYouMean(near) ?? help,
        fixes: near.enumerated().map { index, name in
          let new = part.map { name + text.dropFirst($0.count) } ?? name
          return QuickFix(
            "Replace with `\(new)`", replacing: view.range(fact.node), with: StringLiteral.quoted(new),
            index == 0 ? .suggested : .alternative)
        }))
  }
}

extension TestSubject {
  /// Returns the finding about a document that there is not; `nil` if there is one.
  package func problem(in tree: SyntaxTree) -> Finding? {
    tree.withView { TestCheck.missing(self, $0) }
  }
}
