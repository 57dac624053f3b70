import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// A name that can be renamed, with all its occurrences.
package struct Renaming: Sendable {
  /// The range of the name at the cursor.
  package let range: TextRange
  /// The current name; for a path, its last part.
  package var name: String { referent.lastName }
  let referent: Referent
  let names: DocumentNames
  /// The documents of the file that can use the name.
  private let readings: [DocumentNames]
  let project: Project
  /// What other files of the project use the name; `nil` if only the document can.
  let scope: ProjectScope?

  /// Returns the renaming of the name at an offset; `nil` when there is no name.
  ///
  /// - Throws: an error that says why the name cannot be changed.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async throws(ResponseError) -> Renaming? {
    guard let names = await DocumentNames.around(offset, in: document),
      let occurrence = names.occurrence(at: offset)
    else { return nil }
    let (referent, project) = (occurrence.referent, document.project)
    let scope = ProjectScope(of: occurrence, names, in: document)
    let refusal = RenameRefusal(
      project: project, projectPath: document.projectPath,
      designSystem: scope?.designSystem.flatMap { project.designSystems[$0] })
    if let error = refusal.error(about: referent, names) { throw error }
    return Renaming(
      range: occurrence.range, referent: referent, names: names,
      readings: scope == nil ? [names] : await DocumentNames.all(in: document), project: project, scope: scope
    )
  }

  /// Returns the edits that change every occurrence in the document and, unless `keepsFieldNames` is `false`,
  /// those that keep the names of what requests send.
  ///
  /// - Throws: an error that says why the new name cannot be used.
  package func edits(
    to newName: String, keepsFieldNames: Bool = true
  ) throws(ResponseError) -> [TextEdit] {
    if newName == name { return [] }
    if scope != nil { try check(newName, inProject: project) }
    switch referent {
    case .symbol(let kind, _): try check(newName, for: kind)
    case .variable(let scope, _): try check(newName, forVariableOf: scope)
    case .state, .localState: try check(newName, forState: referent)
    case .entry, .element: break
    }
    return edits(to: newName, in: readings, keepsFieldNames: keepsFieldNames)
  }

  /// Returns the edits that change every occurrence in the documents of a file.
  func edits(
    to newName: String, in readings: [DocumentNames], keepsFieldNames: Bool = true
  ) -> [TextEdit] {
    readings.flatMap { names in
      names.file.tree.withView { view in
        let occurrences = names.occurrences(of: referent).filter { scope?.contains($0, names) ?? true }
        let edits = occurrences.map { Self.edit(of: $0, to: newName, view) }
        if !keepsFieldNames { return edits }
        let kept = names.keptFieldNames(zip(occurrences, edits).map { ($0.node, $1) }, view)
        return kept.isEmpty ? edits : (edits + kept).sorted { $0.range.start < $1.range.start }
      }
    }
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

  static func edit(of occurrence: Occurrence, to name: String, _ view: SyntaxView) -> TextEdit {
    let quoted = StringLiteral.quoted(name)
    let start = occurrence.range.start.utf8
    if view.bytes.indices.contains(start), view.bytes[start] == Byte.openBracket {
      // A key in brackets keeps its brackets.
      return TextEdit(range: occurrence.range, newText: "['\(name)']")
    }
    // A name without proper double quotes gets them; otherwise the author's quotes stay.
    if occurrence.range == view.content(of: occurrence.node),
      !view.flags(occurrence.node).isDisjoint(with: [.malformed, .unclosed])
    {
      return TextEdit(range: view.range(occurrence.node), newText: quoted)
    }
    return TextEdit(range: occurrence.range, newText: String(quoted.dropFirst().dropLast()))
  }
}
