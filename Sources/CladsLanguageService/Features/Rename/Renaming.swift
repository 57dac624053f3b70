import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

/// A name of a document that can be changed, with everything that has to change along.
public struct Renaming: Sendable {
  /// What the author points at.
  public let range: TextRange
  /// The name as it is now; of a path its last part.
  public var name: String { referent.lastName }
  let referent: Referent
  let names: NameReading
  private let project: Project

  /// Looks at the name at a place; nothing when there is none.
  ///
  /// - Throws: why that name cannot be changed here, in words.
  public static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async throws(ResponseError) -> Renaming? {
    guard let names = await NameReading.around(offset, in: document),
      let occurrence = names.occurrence(at: offset)
    else { return nil }
    let refusal = RenameRefusal(project: document.project, projectPath: document.projectPath)
    if let error = refusal.error(about: occurrence.referent, names) { throw error }
    return Renaming(
      range: occurrence.range, referent: occurrence.referent, names: names, project: document.project)
  }

  /// The changes that give the thing another name.
  ///
  /// - Throws: why the name cannot be used, in words.
  public func edits(to newName: String) throws(ResponseError) -> [TextEdit] {
    if newName == name { return [] }
    switch referent {
    case .symbol(let kind, _): try check(newName, for: kind)
    case .variable(let scope, _): try check(newName, forVariableOf: scope)
    case .state, .localState: try check(newName, forState: referent)
    case .entry: return []
    }
    return names.file.tree.withView { view in
      names.occurrences(of: referent).map { Self.edit(of: $0, to: newName, view) }
    }
  }

  private func check(_ newName: String, for kind: SymbolKind) throws(ResponseError) {
    if newName.isEmpty {
      throw ResponseError(.invalidParams, "\(kind.noun.withArticle) needs a name of at least one character")
    }
    if kind == .style, newName.utf8.first == UInt8(ascii: "@") {
      throw ResponseError(
        .invalidParams,
        "a style cannot be called `\(newName)`: a name with `@` means a token of the design system")
    }
    if names.analysis?.symbols.declares(kind, newName) ?? false {
      throw ResponseError(
        .requestFailed, "there is already \(kind.noun.withArticle) `\(newName)` in this document")
    }
    if kind == .action, project.hostActions.contains(newName) {
      throw ResponseError(.requestFailed, "the app itself already handles an action `\(newName)`")
    }
  }

  private func check(_ newName: String, forVariableOf scope: ScopeIndex) throws(ResponseError) {
    guard case .identifier(newName) = Expression.parse(newName).rootNode.kind, Keypath.isPlain(newName),
      newName != Keypath.localRoot
    else {
      throw ResponseError(
        .invalidParams,
        "an iteration variable cannot be called `\(newName)`: use letters, digits and `_`, a letter first")
    }
    guard let analysis = names.analysis else { return }
    let uses = analysis.state.variableUses.filter { $0.root == name }
    let isVisible = ([scope] + uses.map(\.scope)).contains {
      analysis.scopes.variable(named: newName, in: $0) != nil
    }
    if isVisible {
      throw ResponseError(.requestFailed, "there is already a variable `\(newName)` where this one is used")
    }
    if analysis.state.roots[newName] != nil || analysis.state.uses.contains(where: { $0.root == newName }) {
      throw ResponseError(
        .requestFailed, "the state has a key `\(newName)`, which a variable of that name would hide")
    }
  }

  static func edit(of occurrence: Occurrence, to name: String, _ view: SyntaxView) -> TextEdit {
    let quoted = StringLiteral.quoted(name)
    let start = occurrence.range.start.utf8
    if view.bytes.indices.contains(start), view.bytes[start] == UInt8(ascii: "[") {
      // A key in brackets keeps them.
      return TextEdit(range: occurrence.range, newText: "['\(name)']")
    }
    // A name that is not in double quotes gets some; otherwise the author's quotes stay.
    if occurrence.range == view.content(of: occurrence.node),
      !view.flags(occurrence.node).isDisjoint(with: [.malformed, .unclosed])
    {
      return TextEdit(range: view.range(occurrence.node), newText: quoted)
    }
    return TextEdit(range: occurrence.range, newText: String(quoted.dropFirst().dropLast()))
  }
}
