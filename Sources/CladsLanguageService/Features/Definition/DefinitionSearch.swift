import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import SourceText

/// A declaration of a name.
package struct NameTarget: Sendable {
  /// The file.
  package let document: DocumentSnapshot
  /// The range of the whole declaration: the member, or the string.
  package let range: TextRange
  /// The range of the declared name, without quotes.
  package let selection: TextRange
}

/// Finds the declarations of names.
enum DefinitionSearch {
  /// Returns the range of the name at an offset and its declarations; `nil` when there is no name.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> (origin: TextRange, targets: [NameTarget])? {
    if let found = await TestedNodes.at(offset, in: document, workspace), !found.targets.isEmpty {
      return (found.range, found.targets)
    }
    guard let query = await NameQuery.at(offset, in: document) else { return nil }
    return (query.mention.range, await targets(of: query, workspace))
  }

  private static func targets(of query: NameQuery, _ workspace: some WorkspaceReading) async -> [NameTarget] {
    let (document, names, referent) = (query.document, query.names, query.referent)
    if document.kind == .sample || document.kind == .test {
      return await targets(ofStateKey: query, workspace)
    }
    if !names.declaresWhole(referent), case .state = names.inFirstElements(referent) {
      // What the document does not declare may be in its samples.
      var inSamples: [NameTarget] = []
      for sample in await NameQuery.samples(of: document, in: workspace) {
        inSamples += await query.mentions(in: sample).map { $0.names.target($0.mention, in: sample) }
      }
      if !inSamples.isEmpty { return inSamples }
    }
    var targets = names.definitions(of: referent).map { names.target($0, in: document) }
    if targets.isEmpty || document.kind == .project, referent.mayBelongToProject {
      let found = await projectTargets(of: query, workspace)
      if !found.isEmpty { targets = found }
    }
    if names.analysis != nil, case .symbol(.destination, let name) = referent {
      targets = await ScreenLinks.targets(of: name, for: document, in: workspace) + targets
    }
    if targets.isEmpty {
      // Undeclared state comes from where it is written.
      targets = names.mentions(of: referent).filter(\.isWrite).map { names.target($0, in: document) }
    }
    return targets
  }

  /// Returns what a name in a sample or a test is declared as: in its documents, or in the project file.
  private static func targets(
    ofStateKey query: NameQuery, _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    var targets: [NameTarget] = []
    for screen in await query.screens(in: workspace) {
      for names in await DocumentNames.all(in: screen) where names.declaresWhole(query.referent) {
        targets += names.definitions(of: query.referent).map { names.target($0, in: screen) }
      }
    }
    if targets.isEmpty { targets = await projectTargets(of: query, workspace) }
    if case .symbol(.destination, let name) = query.referent {
      targets = await ScreenLinks.targets(of: name, for: query.document, in: workspace) + targets
    }
    return targets.isEmpty ? [query.names.target(query.mention, in: query.document)] : targets
  }

  /// Returns the declarations in files other than documents.
  private static func projectTargets(
    of query: NameQuery, _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    let project = query.document.project
    guard let path = query.document.projectPath else { return [] }
    if case .entry(.asset, let name) = query.referent {
      guard let set = project.vocabulary.entry(named: name, in: .asset)?.asset,
        let file = await workspace.document(
          FileURI(path: FilePath.resolved(set.descriptionPath, besides: path)))
      else { return [] }
      return [NameTarget(document: file, range: .start, selection: .start)]
    }
    var targets: [NameTarget] = []
    for file in await query.declaringFiles(in: workspace) where file.uri != query.document.uri {
      for names in await DocumentNames.all(in: file) where names.analysis == nil {
        targets += names.definitions(of: query.referent).filter {
          query.scope?.mayContain($0, names) ?? true
        }.map { names.target($0, in: file) }
      }
      // A text that is edited may have lost the token.
      if file.kind == .tokens, targets.allSatisfy({ $0.document.uri != file.uri }),
        query.declares(in: file.path)
      {
        targets.append(query.tokenTarget(inBroken: file))
      }
    }
    return targets
  }
}

extension NameQuery {
  /// Returns where a token file that is being edited declares the token: at its key, even without a value, or
  /// else at the start.
  fileprivate func tokenTarget(inBroken file: DocumentSnapshot) -> NameTarget {
    let tree = file.file.tree
    guard let key = DesignToken.declaration(of: referent.name, in: tree) else {
      return NameTarget(document: file, range: .start, selection: .start)
    }
    return tree.withView { view in
      NameTarget(
        document: file, range: view.range(view.member(owning: key) ?? key), selection: view.content(of: key))
    }
  }

  /// Returns whether the project has read the name, that of a token, in a token file.
  fileprivate func declares(in path: String?) -> Bool {
    guard let scope, case .symbol(.token, let name) = referent else { return false }
    let systems =
      scope.designSystems.isEmpty ? Array(document.project.designSystems.keys) : scope.designSystems
    return systems.contains { system in
      let token = document.project.designSystems[system]?.token(named: name)
      return token.map { !$0.isInSource && $0.declaration?.file == path } ?? false
    }
  }
}

extension TextRange {
  fileprivate static var start: TextRange { TextRange(utf8: 0, 0) }
}

extension DocumentNames {
  /// Returns the definitions of a referent in this file.
  func definitions(of referent: Referent) -> [Mention] {
    switch referent {
    case .symbol, .entry: return named.filter { $0.isDeclaration && $0.referent == referent }
    case .variable(let scope, _):
      let declarations = mentions(of: referent).filter(\.isDeclaration)
      return declarations.isEmpty ? owner(of: scope, referent) : declarations
    case .element(let scope, _):
      // Without the member, the variable says which list it is about.
      return declarations(of: inFirstElements(referent)).first.map { [$0] }
        ?? definitions(of: .variable(scope, referent.rootName))
    case .state(let path):
      if case .project = origin { return hostDeclarations(around: path) }
      if case .sample = origin { return sampleKeys(of: referent) }
      return stateDefinition(of: referent)
    case .localState: return stateDefinition(of: referent)
    }
  }

  /// Returns the declaration of a path, of the same key in another element, or else of what contains it.
  private func stateDefinition(of referent: Referent) -> [Mention] {
    guard let (exact, count) = declaration(ofState: referent) else { return [] }
    if count < referent.partCount, let other = declarations(of: inFirstElements(referent)).first {
      return [other]
    }
    return [exact]
  }

  /// Returns whether the document, or the project file, declares a path to its end; true for other names.
  func declaresWhole(_ referent: Referent) -> Bool {
    switch referent {
    case .symbol, .entry, .variable: true
    case .element: !declarations(of: inFirstElements(referent)).isEmpty
    case .state, .localState:
      analysis == nil || declaration(ofState: referent)?.count == referent.partCount
        || !declarations(of: inFirstElements(referent)).isEmpty
    }
  }

  /// Returns the key of the list that binds a variable implicitly, without naming it; the node if it has no
  /// list.
  private func owner(of scope: ScopeIndex, _ referent: Referent) -> [Mention] {
    guard let scopes = analysis?.scopes.scopes, scopes.indices.contains(Int(scope)) else { return [] }
    let owner = scopes[Int(scope)].owner
    return file.tree.withView { view in
      if let key = scopes[Int(scope)].items.flatMap({ view.member(owning: $0) }).map({ view.name(of: $0) }) {
        return [Mention(referent, view.content(of: key), node: key, .declares)]
      }
      return [Mention(referent, view.title(of: owner), node: owner, .declares)]
    }
  }

  /// Returns the target of a mention, including the member that it introduces.
  func target(_ mention: Mention, in document: DocumentSnapshot) -> NameTarget {
    if case .source = origin {
      return NameTarget(document: document, range: mention.range, selection: mention.range)
    }
    let whole = file.tree.withView { view -> TextRange in
      let node = mention.node
      if let member = view.member(owning: node), view.name(of: member) == node { return view.range(member) }
      return view.range(node)
    }
    return NameTarget(
      document: document, range: whole.contains(mention.range) ? whole : mention.range,
      selection: mention.range)
  }
}
