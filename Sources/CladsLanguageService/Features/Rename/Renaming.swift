import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// A name that can be renamed, with all its mentions.
package struct Renaming: Sendable {
  /// The range of the name at the cursor.
  package var range: TextRange { place ?? query.mention.range }
  /// The range of the name in a test, which is renamed in its document; `nil` if the cursor is not in a test.
  private var place: TextRange?
  /// The current name; for a path, its last part, and in a token file that of a token's name.
  package var name: String {
    if case .tokens = names.origin { referent.ownTokenName } else { referent.lastName }
  }
  let query: NameQuery
  /// What is renamed; a key of an element of a list is that of all elements.
  let referent: Referent
  /// The documents of the file that can use the name.
  let readings: [DocumentNames]

  var names: DocumentNames { query.names }
  var project: Project { query.document.project }
  /// What other files of the project use the name; `nil` if only the document and its samples can.
  var scope: ProjectScope? { query.scope }

  /// Returns the renaming of the name at an offset; `nil` when there is no name.
  ///
  /// - Throws: an error that says why the name cannot be changed.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async throws(ResponseError) -> Renaming? {
    // Anywhere in an alias of a token is meant the token at its end, but only its own range is renamed.
    guard let query = await NameQuery.at(offset, in: document),
      query.names.offsets(at: offset).contains(where: { query.mention.range.touches($0) })
    else { return nil }
    if document.kind == .test { return try await inDocument(ofTest: query) }
    let names = query.names
    let referent = names.inFirstElements(query.referent)
    if let error = RenameRefusal(query).error(about: referent, names) { throw error }
    let renaming = Renaming(
      query: query, referent: referent,
      readings: query.scope == nil ? [names] : await DocumentNames.all(in: document))
    try await renaming.checkSyntax(of: document)
    return renaming
  }

  /// Returns the renaming of a name in a test as that of what its document declares.
  private static func inDocument(ofTest query: NameQuery) async throws(ResponseError) -> Renaming {
    guard let document = query.document.testedDocument else {
      throw ResponseError(.requestFailed, "the test is of no document, in which the name could be renamed")
    }
    if document.kind != .swift {
      for names in await DocumentNames.all(in: document) {
        guard let declaration = names.definitions(of: query.referent).first,
          var renaming = try await at(declaration.range.start, in: document),
          renaming.query.referent == query.referent || renaming.referent == query.referent.inFirstElements
        else { continue }
        renaming.place = query.mention.range
        return renaming
      }
    }
    throw ResponseError(
      .requestFailed,
      document.kind == .swift
        ? "rename it in `\(document.uri.name)`"
        : "`\(document.uri.name)` does not declare `\(query.referent.name)`; declare it first")
  }

  /// Returns the edits that change every mention in the document and, unless `keepsFieldNames` is `false`,
  /// those that keep the names of what requests send.
  ///
  /// - Throws: an error that says why the new name cannot be used.
  package func edits(
    to newName: String, keepsFieldNames: Bool = true
  ) throws(ResponseError) -> [TextEdit] {
    if newName == name { return [] }
    let newName = fullName(newName)
    if scope != nil { try check(newName, inProject: project) }
    switch referent {
    case .symbol(let kind, _): try check(newName, for: kind)
    case .variable(let scope, _): try check(newName, forVariableOf: scope)
    case .state, .localState: try check(newName, forState: referent)
    case .entry, .element: break
    }
    var edits: [TextEdit] = []
    for names in readings {
      if let error = names.refusal(ofRenaming: query, to: newName) { throw error }
      edits += names.edits(renaming: referent, to: newName, in: scope, keepsFieldNames: keepsFieldNames)
    }
    return edits
  }

  /// Returns the new name of a token in full, of which a token file only has the last part.
  func fullName(_ newName: String) -> String {
    guard case .tokens = names.origin else { return newName }
    return referent.name.dropLast(referent.ownTokenName.count) + newName
  }

  func check(
    _ newName: String, for kind: SymbolKind, in reading: DocumentNames? = nil
  ) throws(ResponseError) {
    let names = reading ?? self.names
    if newName.isEmpty {
      throw ResponseError(.invalidParams, "the name of \(kind.noun.withArticle) cannot be empty")
    }
    if kind == .style || kind == .token, newName.utf8.first == Byte.at {
      throw ResponseError(
        .invalidParams,
        "\(kind == .style ? "a style name" : "the name of a token") cannot start with `@`, which marks a token "
          + "of the design system")
    }
    if names.analysis?.symbols.declares(kind, newName) ?? false {
      throw ResponseError(
        .requestFailed, "there is already \(kind.noun.withArticle) `\(newName)` in this document")
    }
    if kind == .action, project.hostActions.contains(newName) {
      throw ResponseError(.requestFailed, "`\(newName)` is already a host action")
    }
  }

  private func check(_ newName: String, forVariableOf scope: ScopeIndex) throws(ResponseError) {
    guard case .identifier(newName) = Expression.parse(newName).rootNode.kind, Keypath.isPlain(newName),
      newName != Keypath.localRoot
    else {
      throw ResponseError(
        .invalidParams,
        "`\(newName)` is not a valid variable name; use letters, digits and `_`, starting with a letter")
    }
    guard let analysis = names.analysis else { return }
    let uses = analysis.state.variableUses.filter { $0.root == name }
    let isVisible = ([scope] + uses.map(\.scope)).contains {
      analysis.scopes.variable(named: newName, in: $0) != nil
    }
    if isVisible {
      throw ResponseError(
        .requestFailed, "a variable `\(newName)` is already in scope where this one is used")
    }
    if analysis.state.roots[newName] != nil || analysis.state.uses.contains(where: { $0.root == newName }) {
      throw ResponseError(
        .requestFailed, "a variable `\(newName)` would shadow the state key of that name")
    }
  }
}

extension DocumentNames {
  /// Returns the edits that change every mention of a name that is certainly meant.
  func edits(
    renaming referent: Referent, to newName: String, in scope: ProjectScope?, keepsFieldNames: Bool = true
  ) -> [TextEdit] {
    let mentions = mentions(of: referent).filter { scope?.contains($0, self) ?? true }
    if case .source = origin {
      return mentions.map { TextEdit(range: $0.range, newText: newName) }
    }
    var own = newName
    if case .tokens = origin { own = Referent.symbol(.token, newName).ownTokenName }
    return file.tree.withView { view in
      let edits = mentions.map { Self.edit(of: $0, to: own, view) }
      if !keepsFieldNames { return edits }
      let kept = keptFieldNames(zip(mentions, edits).map { ($0.node, $1) }, view)
      return kept.isEmpty ? edits : (edits + kept).sorted { $0.range.start < $1.range.start }
    }
  }

  private static func edit(of mention: Mention, to name: String, _ view: SyntaxView) -> TextEdit {
    let quoted = StringLiteral.quoted(name)
    let start = mention.range.start.utf8
    if view.bytes.indices.contains(start), view.bytes[start] == Byte.openBracket {
      // A key in brackets keeps its brackets.
      return TextEdit(range: mention.range, newText: "['\(name)']")
    }
    // A name without proper double quotes gets them; otherwise the author's quotes stay.
    if mention.range == view.content(of: mention.node),
      !view.flags(mention.node).isDisjoint(with: [.malformed, .unclosed])
    {
      return TextEdit(range: view.range(mention.node), newText: quoted)
    }
    return TextEdit(range: mention.range, newText: String(quoted.dropFirst().dropLast()))
  }
}

extension Referent {
  /// The last part of the name of a token, which is its key in a token file.
  var ownTokenName: String {
    let name = name
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
