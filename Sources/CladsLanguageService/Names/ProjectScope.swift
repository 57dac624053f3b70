import CladsAnalysis
import CladsDocument
import CladsProject
import SourceText

/// The part of a project in which a name that its files share is used.
struct ProjectScope: Sendable {
  /// The kind of the name.
  let kind: FileIndex.Kind
  /// The name by which indexes know it: for a member of host state that the project file does not describe,
  /// that of the host state.
  let indexedName: String
  /// Whether an index only knows what contains the name, so that files with that must be read.
  let isInside: Bool
  /// For a token, the names of the design systems that it is from, which share one declaration; empty if that
  /// is not known.
  let designSystems: [String]
  /// Whether a document that names no design system may mean another token.
  let isAmbiguous: Bool

  /// Creates the scope of a name in a file; `nil` for what only the document has.
  init?(of mention: Mention, _ names: DocumentNames, in document: DocumentSnapshot) {
    let (referent, project) = (names.inFirstElements(mention.referent), document.project)
    guard let kind = referent.kind, names.isOfProject(referent, project) else { return nil }
    self.kind = kind
    if case .state(let path) = referent, case let host = HostPaths(project), !host.leads(to: path) {
      indexedName = host.owner(of: path) ?? referent.name
      isInside = true
    } else {
      indexedName = referent.name
      isInside = false
    }
    guard case .symbol(.token, let name) = referent else {
      designSystems = []
      isAmbiguous = false
      return
    }
    let owners = project.designSystems.keys.filter { project.designSystems[$0]?.token(named: name) != nil }
    let own = names.designSystems(of: mention)
    guard !own.isEmpty || owners.count == 1 else {
      designSystems = []
      isAmbiguous = true
      return
    }
    // A file may be one of several design systems, whose token then is the same.
    func declaration(_ system: String) -> DesignToken.Declaration? {
      project.designSystems[system]?.token(named: name)?.declaration
    }
    let declarations = (own.isEmpty ? Array(owners) : own).compactMap(declaration)
    let sharing = owners.filter { owner in
      guard let other = declaration(owner), other.file != nil else { return false }
      return declarations.contains { $0.file == other.file && $0.range == other.range }
    }
    let all = Set(own.isEmpty ? Array(owners) : own).union(sharing)
    designSystems = all.sorted()
    isAmbiguous = !all.isSuperset(of: owners)
  }

  /// Returns whether a mention means the same as the name.
  func contains(_ mention: Mention, _ names: DocumentNames) -> Bool {
    switch mention.referent {
    case .symbol(.token, _):
      let systems = names.designSystems(of: mention)
      return systems.isEmpty ? !isAmbiguous : !designSystems.allSatisfy { !systems.contains($0) }
    case .symbol(.action, let name):
      return names.analysis?.symbols.declares(.action, name) != true && !names.declares(.action, name)
    default: return true
    }
  }

  /// Returns whether a mention may mean the same as the name: a document that names no design system may use
  /// any.
  func mayContain(_ mention: Mention, _ names: DocumentNames) -> Bool {
    guard case .symbol(.token, _) = mention.referent else { return contains(mention, names) }
    return mayBeFrom(names.designSystems(of: mention))
  }

  /// Returns whether a mention in another file may mean the same as the name.
  func mayContain(_ mention: FileIndex.Mention) -> Bool {
    mention.kind != .symbol(.token) || mayBeFrom(mention.container.isEmpty ? [] : [mention.container])
  }

  private func mayBeFrom(_ systems: [String]) -> Bool {
    systems.isEmpty || designSystems.isEmpty || systems.contains { designSystems.contains($0) }
  }
}

extension DocumentNames {
  /// Returns whether the project file declares a name, or other files of the project may use it.
  func isOfProject(_ referent: Referent, _ project: Project) -> Bool {
    switch referent {
    case .symbol(.action, let name):
      analysis?.symbols.declares(.action, name) != true && !declares(.action, name)
        && project.hostActions.contains(name)
    case .state(let path): HostPaths(project).contains(path)
    default: referent.isShared
    }
  }

  /// Returns the names of the design systems that a token may be from; empty if the file does not say.
  func designSystems(of mention: Mention) -> [String] {
    switch origin {
    case .tokens(let systems): return systems
    case .source(let mentions):
      return mentions.filter { $0.mention == mention }.compactMap(\.designSystem)
    case .document, .project, .sample, .test:
      let system = container(of: mention)
      return system.isEmpty ? [] : [system]
    }
  }
}
