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
    guard let names = await DocumentNames.around(offset, in: document),
      let occurrence = names.occurrence(at: offset) ?? names.member(afterComputedIndexAt: offset)
    else { return nil }
    let referent = occurrence.referent
    if !names.declaresWhole(referent) {
      let inSamples = await sampleTargets(of: referent, names, in: document, workspace)
      if !inSamples.isEmpty { return (occurrence.range, inSamples) }
    }
    var targets = names.definitions(of: referent).map { names.target($0, in: document) }
    if targets.isEmpty || document.kind == .project, referent.mayBelongToProject {
      let found = await projectTargets(of: referent, for: document, names, workspace)
      if !found.isEmpty { targets = found }
    }
    if document.kind != .project, case .symbol(.destination, let name) = referent {
      targets = await ScreenLinks.targets(of: name, for: document, in: workspace) + targets
    }
    if targets.isEmpty {
      // Undeclared state comes from where it is written.
      targets = names.occurrences(of: referent).filter(\.isWrite).map { names.target($0, in: document) }
    }
    return (occurrence.range, targets)
  }

  /// Returns the keys that samples set although the document does not declare them.
  private static func sampleTargets(
    of referent: Referent, _ names: DocumentNames, in document: DocumentSnapshot,
    _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    guard case .state(let path) = names.firstElement(of: referent) ?? referent else { return [] }
    return await SampleNames.all(of: document, workspace).flatMap { sample in
      sample.occurrences(of: path).map { $0.target(in: sample.file, sample.file.file.tree) }
    }
  }

  private static func projectTargets(
    of referent: Referent, for document: DocumentSnapshot, _ names: DocumentNames,
    _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    guard let path = document.projectPath else { return [] }
    let inSource = await SourceDeclarations.targets(
      of: referent, in: document.project, relativeTo: path, workspace)
    // From the project file, only the app's source is further away.
    if document.kind == .project { return inSource }
    if case .entry(.asset, let name) = referent {
      guard let set = document.project.vocabulary.entry(named: name, in: .asset)?.payload as? AssetSet,
        let file = await workspace.document(
          FileURI(path: FilePath.resolved(set.descriptionPath, besides: path)))
      else { return [] }
      let start = TextRange(utf8: 0, 0)
      return [NameTarget(document: file, range: start, selection: start)]
    }
    if case .symbol(.token, _) = referent {
      return await tokenTargets(tokens(referent, document.project, names), path, workspace) + inSource
    }
    guard let file = await workspace.document(FileURI(path: path)) else { return inSource }
    let reading = DocumentNames(projectFile: file.file)
    return reading.definitions(of: referent).map { reading.target($0, in: file) } + inSource
  }

  /// Returns the declarations of tokens in the project file and in token files.
  private static func tokenTargets(
    _ tokens: [DesignToken], _ projectPath: String, _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    var targets: [NameTarget] = []
    for token in tokens where !token.isInSource {
      guard let declaration = token.declaration else { continue }
      if let file = declaration.file {
        let found = await TokenDeclarations.target(
          of: token.name, in: file, relativeTo: projectPath, workspace)
        targets += found.map { [$0] } ?? []
      } else if let file = await workspace.document(FileURI(path: projectPath)) {
        let reading = DocumentNames(projectFile: file.file)
        let found = reading.definitions(of: .symbol(.token, token.name))
        // The text may have changed since the project was read.
        let exact = found.filter { reading.file.tree.range(of: $0.node) == declaration.range }
        targets += (exact.isEmpty ? found : exact).map { reading.target($0, in: file) }
      }
    }
    return targets
  }

  /// Returns the token as the document's design system declares it; other systems may have one of that name.
  private static func tokens(
    _ referent: Referent, _ project: Project, _ names: DocumentNames
  ) -> [DesignToken] {
    guard case .symbol(.token, let name) = referent else { return [] }
    let systems = project.designSystems(named: names.analysis?.document.designSystem)
    return systems.compactMap { $0.token(named: name) }
  }
}

extension DocumentNames {
  /// Returns the declarations of a referent in this file.
  func definitions(of referent: Referent) -> [Occurrence] {
    switch referent {
    case .symbol, .entry: return named.filter { $0.isDeclaration && $0.referent == referent }
    case .variable(let scope, _):
      let declarations = occurrences(of: referent).filter(\.isDeclaration)
      return declarations.isEmpty ? owner(of: scope, referent) : declarations
    case .element(let scope, _):
      // Without the member, the variable says which list it is about.
      return elementKeys(of: referent).first.map { [$0] }
        ?? definitions(of: .variable(scope, referent.rootName))
    case .state, .localState:
      if let declaration = declaration(ofState: referent) { return [declaration.occurrence] }
      return analysis == nil ? hostDeclarations(of: referent) : []
    }
  }

  /// Returns whether the document, or the project file, declares a path to its end; true for other names.
  func declaresWhole(_ referent: Referent) -> Bool {
    switch referent {
    case .symbol, .entry, .variable: true
    case .element: !elementKeys(of: referent).isEmpty
    case .state, .localState:
      analysis == nil || declaration(ofState: referent)?.count == referent.partCount
    }
  }

  /// Returns the longest path of a project file that contains a state path, or else the paths inside it.
  private func hostDeclarations(of referent: Referent) -> [Occurrence] {
    guard case .state(let path) = referent else { return [] }
    let all = file.tree.withView { view in
      facts.flatMap { fact in
        view.pathOccurrences(in: fact).map {
          (path: $0.components, node: fact.node, range: view.content(of: fact.node))
        }
      }
    }
    let around = all.filter { path.starts(with: $0.path) }.max { $0.path.count < $1.path.count }
    let found = around.map { [$0] } ?? all.filter { $0.path.starts(with: path) }
    return found.map { Occurrence(referent, $0.range, node: $0.node, isDeclaration: true) }
  }

  /// Returns the key of the list that binds a variable implicitly, without naming it; the node if it has no
  /// list.
  private func owner(of scope: ScopeIndex, _ referent: Referent) -> [Occurrence] {
    guard let scopes = analysis?.scopes.scopes, scopes.indices.contains(Int(scope)) else { return [] }
    let owner = scopes[Int(scope)].owner
    return file.tree.withView { view in
      if let key = scopes[Int(scope)].items.flatMap({ view.member(owning: $0) }).map({ view.name(of: $0) }) {
        return [Occurrence(referent, view.content(of: key), node: key, isDeclaration: true)]
      }
      return [Occurrence(referent, view.title(of: owner), node: owner, isDeclaration: true)]
    }
  }

  /// Returns the target of a declaration, including the member that it introduces.
  func target(_ occurrence: Occurrence, in document: DocumentSnapshot) -> NameTarget {
    occurrence.target(in: document, file.tree)
  }
}

extension Occurrence {
  /// Returns the target of a declaration in a document, including the member that it introduces.
  fileprivate func target(in document: DocumentSnapshot, _ tree: SyntaxTree) -> NameTarget {
    let whole = tree.withView { view -> TextRange in
      if let member = view.member(owning: node), view.name(of: member) == node { return view.range(member) }
      return view.range(node)
    }
    return NameTarget(
      document: document, range: whole.contains(range) ? whole : range, selection: range)
  }
}

extension SyntaxTree {
  /// Returns the range of a record, including quotes or brackets.
  func range(of node: RecordIndex) -> TextRange { withView { $0.range(node) } }
}
