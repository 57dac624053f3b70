import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

/// A name that can be renamed, with all its occurrences.
public struct Renaming: Sendable {
  /// The range of the name at the cursor.
  public let range: TextRange
  /// The current name; for a path, its last part.
  public var name: String { referent.lastName }
  let referent: Referent
  let names: DocumentNames
  private let project: Project

  /// Returns the renaming of the name at an offset; `nil` when there is no name.
  ///
  /// - Throws: an error that says why the name cannot be changed.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async throws(ResponseError) -> Renaming? {
    guard let names = await DocumentNames.around(offset, in: document),
      let occurrence = names.occurrence(at: offset)
    else { return nil }
    let refusal = RenameRefusal(project: document.project, projectPath: document.projectPath)
    if let error = refusal.error(about: occurrence.referent, names) { throw error }
    return Renaming(
      range: occurrence.range, referent: occurrence.referent, names: names, project: document.project)
  }

  /// Returns the edits that change every occurrence in the document.
  ///
  /// - Throws: an error that says why the new name cannot be used.
  public func edits(to newName: String) throws(ResponseError) -> [TextEdit] {
    if newName == name { return [] }
    switch referent {
    case .symbol(let kind, _): try check(newName, for: kind)
    case .variable(let scope, _): try check(newName, forVariableOf: scope)
    case .state, .localState: try check(newName, forState: referent)
    case .entry, .element: return []
    }
    return names.file.tree.withView { view in
      names.occurrences(of: referent).map { Self.edit(of: $0, to: newName, view) }
    }
  }

  private func check(_ newName: String, for kind: SymbolKind) throws(ResponseError) {
    if newName.isEmpty {
      throw ResponseError(.invalidParams, "the name of \(kind.noun.withArticle) cannot be empty")
    }
    if kind == .style, newName.utf8.first == Byte.at {
      throw ResponseError(
        .invalidParams,
        "a style name cannot start with `@`, which marks a token of the design system")
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
