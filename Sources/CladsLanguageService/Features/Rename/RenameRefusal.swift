import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSources
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Decides whether a name can be renamed, and explains why not.
struct RenameRefusal {
  private let project: Project
  private let projectPath: String?
  private let scope: ProjectScope?

  init(_ query: NameQuery) {
    project = query.document.project
    projectPath = query.document.projectPath
    scope = query.scope
  }

  /// Returns the error for a name that cannot be renamed; `nil` when it can.
  func error(about referent: Referent, _ names: DocumentNames) -> ResponseError? {
    switch referent {
    case .symbol(let kind, let name):
      names.analysis == nil || kind == .token || kind == .destination
        ? about(kind, name) : error(about: kind, name, names)
    case .entry(let slot, let name): about(slot, name)
    case .state(let path), .localState(_, let path): error(aboutPath: path, referent, names)
    case .element(_, let path):
      if case .index? = path.last {
        refused("a list element has an index, not a name")
      } else {
        refused(
          "the list of `\(referent.rootName)` is not a path of the state, so it is not known what else has its "
            + "key `\(referent.lastName)`; rename it by hand")
      }
    case .variable(_, let name):
      names.mentions(of: referent).contains(where: \.isDeclaration)
        ? nil
        : refused("`\(name)` is a default name that this document does not declare; name the variable first")
    }
  }

  private func error(
    aboutPath path: [Keypath.Component], _ referent: Referent, _ names: DocumentNames
  ) -> ResponseError? {
    if case .index? = path.last { return refused("a list element has an index, not a name") }
    return (names.disagreement(about: referent) ?? names.obstacle(toRenaming: referent)).map { refused($0) }
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
    let systems = (scope?.designSystems ?? []).compactMap { project.designSystems[$0] }
    guard let system = systems.first(where: { $0.token(named: name) != nil }),
      let token = system.token(named: name)
    else {
      let owners = project.designSystems.keys.sorted().filter {
        project.designSystems[$0]?.token(named: name) != nil
      }
      if owners.count > 1 {
        return refused(
          "`@\(name)` is a token of \(listing(owners, last: "and")), and the document does not say which of them "
            + "it uses; rename it in \(projectFile)")
      }
      if projectPath == nil {
        return refused("`@\(name)` is a token of the design system, defined in the app")
      }
      let isGroup = project.designSystems.values.contains { system in
        system.tokens.contains { $0.name.hasPrefix(name + ".") }
      }
      return refused(
        isGroup
          ? "`\(name)` is a group of tokens, whose names start with it; rename the tokens one by one"
          : "neither \(projectFile) nor a token file declares a token `@\(name)`; declare it first")
    }
    if let error = error(aboutSourceOf: name, in: .token, of: system) { return error }
    guard let declaration = token.declaration else {
      return refused("`@\(name)` is a token of `\(system.name)` that the app's code defines; rename it there")
    }
    let inside = system.tokens.filter { $0.name.hasPrefix(name + ".") }
    guard declaration.file != nil, !token.isInSource, !inside.isEmpty else { return nil }
    return refused(
      "`@\(name)` is a group of \(inside.count == 1 ? "a token" : "\(inside.count) tokens"), whose names start "
        + "with it; rename the tokens one by one")
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

  /// Returns the error for a name of the app's source that is only a guess; `nil` for others.
  private func error(
    aboutSourceOf name: String, in slot: Slot, of system: DesignSystem? = nil
  ) -> ResponseError? {
    guard let sources = project.sources,
      let found = sources.declarations(of: name, in: slot, ofDesignSystem: system?.name).first(
        where: \.isGuess)
    else { return nil }
    return refused(
      "line \(sources.line(of: found) + 1) of `\(found.path)` probably registers `\(name)`, which is not "
        + "certain; rename it there, and then in the documents")
  }

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

extension DocumentNames {
  /// Returns the error if this file cannot have the new name of what is renamed: because of what an object of
  /// the state is from, or how the file writes the name.
  func refusal(ofRenaming query: NameQuery, to newName: String) -> ResponseError? {
    let referent = query.names.inFirstElements(query.referent)
    let obstacle: String? =
      switch origin {
      case .document:
        query.names.file.tree.isIdentical(to: file.tree)
          ? nil : disagreement(about: referent) ?? self.obstacle(toRenaming: referent)
      case .sample: disagreement(about: referent)
      case .tokens: obstacle(toRenamingTokenOf: query, to: newName)
      case .source(let mentions): obstacle(toRenaming: referent, among: mentions, to: newName)
      case .project, .test: nil
      }
    return obstacle.map { ResponseError(.requestFailed, $0) }
  }

  /// Returns why a token file cannot have the new name of a token.
  private func obstacle(toRenamingTokenOf query: NameQuery, to newName: String) -> String? {
    let referent = query.referent
    guard mentions(of: referent).contains(where: { query.scope?.contains($0, self) ?? true }) else {
      return nil
    }
    let group = String(referent.name.dropLast(referent.ownTokenName.count))
    let own = newName.dropFirst(group.count)
    if !newName.hasPrefix(group) || own.contains(".") {
      let place = group.isEmpty ? "is in no group" : "is in the group `\(group.dropLast())`"
      return "the token `\(referent.name)` \(place) of `\(file.source.uri.name)`, so its new name must be "
        + "`\(group)` and a word without `.`; move it by hand"
    }
    if own.isEmpty || own.hasPrefix("$") || own.contains(where: { "{}/~".contains($0) }) {
      return
        "`\(own)` cannot be the name of a token, which does not start with `$` and has none of `{`, `}`, "
        + "`/` and `~`"
    }
    return named.contains { $0.isDeclaration && $0.referent == .symbol(.token, newName) }
      ? "`\(file.source.uri.name)` already has a token `\(newName)`" : nil
  }

  /// Returns why Swift source cannot have the new name of what it registers.
  private func obstacle(
    toRenaming referent: Referent, among mentions: [SourceMention], to newName: String
  ) -> String? {
    let own = mentions.filter { $0.mention.referent == referent }
    func line(_ mention: SourceMention) -> String {
      "line \(file.source.lines.line(containing: mention.range.start) + 1) of `\(mention.name.path)`"
    }
    if let other = own.first(where: { $0.name.isGuess || !$0.isLiteral(in: file.source) }) {
      return
        "\(line(other)) registers `\(referent.name)` under a name that is no plain string there; rename it "
        + "there, and then in the documents"
    }
    guard let first = own.first, newName.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else {
      return nil
    }
    return
      "`\(newName)` cannot be written in the string on \(line(first)); choose a name without quotes and `\\`"
  }

  /// Returns how the elements of a list disagree about what a key is; `nil` if they agree.
  func disagreement(about referent: Referent) -> String? {
    guard let path = referent.path, path.isInList else { return nil }
    let keys =
      if case .sample = origin { sampleKeys(of: referent) } else { declarations(of: referent) }
    return file.tree.withView { view in
      var first: (line: Int, phrase: String)?
      for key in keys {
        guard let member = view.member(owning: key.node), let value = view.value(of: member),
          let phrase = view.kind(value).phrase
        else { continue }
        let line = file.source.lines.line(containing: key.range.start) + 1
        guard let known = first else {
          first = (line, phrase)
          continue
        }
        if known.phrase != phrase {
          return "the elements of the list disagree: `\(referent.lastName)` is \(known.phrase) on line "
            + "\(known.line), but \(phrase) on line \(line); rename it by hand"
        }
      }
      return nil
    }
  }
}

extension SyntaxKind {
  /// What a value of the kind is, with an article; `nil` for `null`, which may become anything.
  fileprivate var phrase: String? {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .object: "an object"
    case .array: "an array"
    case .null, .member, .invalid: nil
    }
  }
}
