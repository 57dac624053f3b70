import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSources
import Diagnostics
import JSONSyntax
import LanguageServerProtocol

/// Decides whether a name can be renamed, and explains why not.
struct RenameRefusal {
  let project: Project
  let projectPath: String?
  /// The design system that a token is from; `nil` if it is not from exactly one.
  let designSystem: DesignSystem?

  /// Returns the error for a name that cannot be renamed; `nil` when it can.
  func error(about referent: Referent, _ names: DocumentNames) -> ResponseError? {
    switch referent {
    case .symbol(let kind, let name):
      names.analysis == nil || kind == .token || kind == .destination
        ? about(kind, name) : error(about: kind, name, names)
    case .entry(let slot, let name): about(slot, name)
    case .state(let path): error(aboutState: path, names)
    case .localState(_, let path):
      error(aboutElements: path) ?? names.obstacle(toRenaming: referent).map { refused($0) }
    case .element(_, let path):
      refused(
        "`\(Keypath(path).text)` is a key that other elements of the list may have, too; rename it by hand")
    case .variable(_, let name):
      names.occurrences(of: referent).contains(where: \.isDeclaration)
        ? nil
        : refused("`\(name)` is a default name that this document does not declare; name the variable first")
    }
  }

  private func error(aboutState path: [Keypath.Component], _ names: DocumentNames) -> ResponseError? {
    let host = HostPaths(project)
    if let owner = host.owner(of: path), !host.names(path) {
      return refused(
        "`\(Keypath(path).text)` is part of the host state `\(owner)`; only the app's code can rename it")
    }
    if let error = error(aboutElements: path) { return error }
    return names.obstacle(toRenaming: .state(path)).map { refused($0) }
  }

  private func error(aboutElements path: [Keypath.Component]) -> ResponseError? {
    if case .index? = path.last { return refused("a list element has an index, not a name") }
    let isInList = path.contains { if case .index = $0 { true } else { false } }
    return isInList
      ? refused(
        "`\(Keypath(path).text)` is in a list whose other elements may have the same key; rename it by hand"
      )
      : nil
  }

  private func error(about kind: SymbolKind, _ name: String, _ names: DocumentNames) -> ResponseError? {
    let declarations = names.named.filter { $0.isDeclaration && $0.referent == .symbol(kind, name) }
    if declarations.isEmpty {
      if kind == .action, project.hostActions.contains(name) { return nil }
      return refused("this document does not declare \(kind.noun.withArticle) `\(name)`; declare it first")
    }
    let isDuplicate = names.file.tree.withView { view in
      declarations.contains { Self.hasDuplicate($0.node, view) }
    }
    return isDuplicate
      ? refused("`\(name)` is declared twice in one object, and only the first is used; delete one of them")
      : nil
  }

  private func about(_ kind: SymbolKind, _ name: String) -> ResponseError? {
    switch kind {
    case .token: about(token: name)
    case .destination:
      error(aboutSourceOf: name, in: .destination)
        ?? (project.destinations?.contains(name) ?? false
          ? nil : refused("\(projectFile) does not list the destination `\(name)`"))
    case .action where project.hostActions.contains(name): nil
    default: refused("\(kind.noun.withArticle) can only be renamed in its document")
    }
  }

  private func about(token name: String) -> ResponseError? {
    guard let system = designSystem, let token = system.token(named: name) else {
      let owners = project.designSystems.keys.sorted().filter {
        project.designSystems[$0]?.token(named: name) != nil
      }
      return refused(
        owners.count > 1
          ? "`@\(name)` is a token of \(listing(owners, last: "and")), and the document does not say which of "
            + "them it uses; rename it in \(projectFile)"
          : "`@\(name)` is a token of the design system, defined \(definedIn)")
    }
    if let file = token.declaration?.file, !token.isInSource {
      return refused("`@\(name)` is a token of `\(system.name)`, defined in `\(file)`; rename it there")
    }
    if let error = error(aboutSourceOf: name, in: .token, of: system) { return error }
    return token.declaration == nil
      ? refused("`@\(name)` is a token of `\(system.name)` that the app's code defines; rename it there")
      : nil
  }

  private func about(_ slot: Slot, _ name: String) -> ResponseError? {
    if slot == .rule { return refused("`\(name)` is a rule of \(project.program); its name is fixed") }
    guard let entry = project.vocabulary.entry(named: name, in: slot) else {
      return refused("`\(name)` is \(slot.noun.withArticle) registered by the app's code")
    }
    switch entry.origin {
    case .builtIn: return refused("`\(name)` is a built-in \(slot.noun); its name is fixed")
    case .plugin(let plugin):
      return refused(
        "`\(name)` is \(slot.noun.withArticle) registered by the plugin `\(plugin)`; rename it there")
    case .source, .project: return error(aboutSourceOf: name, in: slot)
    }
  }

  /// Returns the error for a name that the app's source registers; `nil` if it does not.
  private func error(
    aboutSourceOf name: String, in slot: Slot, of system: DesignSystem? = nil
  ) -> ResponseError? {
    guard let sources = project.sources,
      let found = sources.declarations(of: name, in: slot, ofDesignSystem: system?.name).first
    else { return nil }
    return refused(
      "`\(name)` is \(slot.noun.withArticle) that the app registers on line \(sources.line(of: found) + 1) of "
        + "`\(found.path)`; rename it there")
  }

  private var definedIn: String { projectPath == nil ? "in the app" : "in \(projectFile)" }

  private var projectFile: String {
    projectPath.map { "`\($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...])`" }
      ?? "the project file"
  }

  private func refused(_ sentence: String) -> ResponseError { ResponseError(.requestFailed, sentence) }

  /// Returns whether the object of a member has another member with the same name.
  private static func hasDuplicate(_ name: RecordIndex, _ view: SyntaxView) -> Bool {
    guard let owner = view.member(owning: name), view.name(of: owner) == name else { return false }
    let text = view.string(name)
    return view.members(of: view[owner].parent).contains { member in
      member != owner && view.string(view.name(of: member)) == text
    }
  }
}
