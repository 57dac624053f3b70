import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// Tests of screens: they refer to what their documents have.
extension DocumentNames {
  /// The document of a test; `nil` for any other file, and for a test of none.
  var tested: TestedDocument? {
    if case .test(let document) = origin { document } else { nil }
  }

  /// Returns the mention at an offset in a string of a test; `nil` if it is no name.
  func testMention(_ record: RecordIndex, at offset: TextOffset, _ view: SyntaxView) -> Mention? {
    for fact in facts where fact.node == record {
      if case .path = fact.role {
        return testPaths(in: fact, view).first { $0.range.touches(offset) }
      }
      return testName(fact, view)
    }
    return innerKey(record, view)
  }

  /// Returns the mentions of names, other than parts of the state, in the order of the text.
  var testNames: [Mention] {
    file.tree.withView { view in facts.compactMap { testName($0, view) } }
  }

  /// Returns the keys that are about a part of the state.
  func testKeys(of referent: Referent) -> [Mention] {
    guard case .state(let path) = referent.inFirstElements else { return [] }
    return file.tree.withView { view in
      facts.flatMap { fact -> [Mention] in
        guard case .path(let access, _) = fact.role else { return [] }
        let own = testPaths(in: fact, view).filter { $0.referent.inFirstElements == .state(path) }
        if !own.isEmpty { return own }
        let start = Keypath.parse(view.string(fact.node)).components
        guard case .state(let outer) = Referent.state(start).inFirstElements, !start.isEmpty,
          path.count > outer.count, path.starts(with: outer), let member = view.member(owning: fact.node)
        else { return [] }
        return Self.keys(at: path.dropFirst(outer.count), in: view.value(of: member), view).map {
          Mention(.state(path), view.content(of: $0), node: $0, access.writes ? .writes : .reads)
        }
      }
    }
  }

  /// The mentions of state up to each part of the paths.
  var testPaths: [Mention] {
    file.tree.withView { view in facts.flatMap { testPaths(in: $0, view) } }
  }

  private func testPaths(in fact: Fact, _ view: SyntaxView) -> [Mention] {
    guard case .path(let access, _) = fact.role else { return [] }
    return view.pathOccurrences(in: fact).flatMap { path in
      path.components.indices.filter { path.ranges.indices.contains($0) }.map { index in
        let isLast = index == path.components.count - 1
        return Mention(
          .state(Array(path.components.prefix(index + 1))), path.ranges[index], node: fact.node,
          isLast && access.writes ? .writes : .reads)
      }
    }
  }

  private func testName(_ fact: Fact, _ view: SyntaxView) -> Mention? {
    let text = view.string(fact.node)
    if text.isEmpty { return nil }
    func mention(_ referent: Referent) -> Mention {
      Mention(referent, view.content(of: fact.node), node: fact.node)
    }
    func declared(_ kinds: [SymbolKind]) -> Mention? {
      kinds.first { declares($0, text) }.map { mention(.symbol($0, text)) }
    }
    switch fact.role {
    case .reference(.component): return declared(TestedNames.nodeKinds) ?? mention(.symbol(.component, text))
    case .tested(.node): return declared(TestedNames.nodeKinds)
    case .reference(let kind): return mention(.symbol(kind, text))
    case .tested(.request): return declared([.request, .action])
    case .tested(.action):
      if let own = declared([.action]) { return own }
      let isType = tested?.context.project.vocabulary.entry(named: text, in: .action) != nil
      return mention(isType ? .entry(.action, text) : .symbol(.action, text))
    default: return nil
    }
  }

  /// Returns whether the document of the test declares a name.
  func declares(_ kind: SymbolKind, _ name: String) -> Bool {
    tested?.analyses(of: declaration).contains { $0.symbols.declares(kind, name) } ?? false
  }

  /// The declaration in Swift that the test names; `nil` if it names none.
  var declaration: String? { ScreenTest.declaration(in: file.tree) }

  /// Returns the part of the state that a key inside a value sets.
  private func innerKey(_ record: RecordIndex, _ view: SyntaxView) -> Mention? {
    guard let owner = view.member(owning: record), view.name(of: owner) == record else { return nil }
    var path: [Keypath.Component] = []
    var member = owner
    while path.count < Reading.maximumDepth {
      let name = view.name(of: member)
      if let fact = facts.first(where: { $0.node == name }) {
        guard case .path(let access, _) = fact.role else { return nil }
        let whole = Keypath.parse(view.string(name)).components + path.reversed()
        return Mention(
          .state(whole), view.content(of: record), node: record, access.writes ? .writes : .reads)
      }
      path.append(.key(view.string(name)))
      var value = view[member].parent
      while view.kind(view[value].parent) == .array, value != view[value].parent {
        path.append(.index(view.position(of: value, in: view[value].parent)))
        value = view[value].parent
      }
      guard let next = view.member(owning: value), next != member else { return nil }
      member = next
    }
    return nil
  }
}

extension DocumentSnapshot {
  /// Returns the document that the file is a test of, as it is in the editor or else on disk.
  func testedDocument(in workspace: some WorkspaceReading) async -> DocumentSnapshot? {
    guard let path = context.testSubject.document?.path else { return nil }
    guard let document = await workspace.document(FileURI(path: path)) else { return nil }
    return document.kind.holdsDocuments ? document : testedDocument
  }

  /// The document that the file is a test of, as it was when the test was last checked.
  var testedDocument: DocumentSnapshot? {
    guard let document = context.testSubject.document else { return nil }
    return DocumentSnapshot(
      file: document.file, context: document.context, analyses: { document.analyses },
      diagnostics: { document.context.diagnostics(of: document.file, analyses: document.analyses) })
  }
}
