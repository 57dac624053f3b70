import CladsAnalysis
import CladsProject
import CladsSchema
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

/// A name of a document that can be changed, with everything that has to change along.
public struct Renaming: Sendable {
  /// What the author points at.
  public let range: TextRange
  /// The name as it is now.
  public let name: String
  private let kind: SymbolKind
  private let names: NameReading
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
    guard case .symbol(let kind, let name) = occurrence.referent, document.role != .project else {
      throw refusal.error(about: occurrence.referent, in: document.role)
    }
    if let error = refusal.error(about: kind, name, names) { throw error }
    return Renaming(
      range: occurrence.range, name: name, kind: kind, names: names, project: document.project)
  }

  /// The changes that give the thing another name.
  ///
  /// - Throws: why the name cannot be used, in words.
  public func edits(to newName: String) throws(ResponseError) -> [TextEdit] {
    if newName == name { return [] }
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
    return names.file.tree.withView { view in
      names.occurrences(of: .symbol(kind, name)).map { Self.edit(of: $0.node, to: newName, view) }
    }
  }

  private static func edit(of node: RecordIndex, to name: String, _ view: SyntaxView) -> TextEdit {
    let quoted = StringLiteral.quoted(name)
    // A name that is not in double quotes gets some; otherwise the author's quotes stay.
    if !view.flags(node).isDisjoint(with: [.malformed, .unclosed]) {
      return TextEdit(range: view.range(node), newText: quoted)
    }
    return TextEdit(range: view.content(of: node), newText: String(quoted.dropFirst().dropLast()))
  }
}
