import CladsAnalysis
import CladsDocument
import CladsProject
import SourceText

/// The part of a project in which a name that the project file declares is used.
struct ProjectScope: Sendable {
  /// The kind of the name.
  let kind: FileIndex.Kind
  /// For a token, the design system that it is from; `nil` if it is not from exactly one.
  let designSystem: String?
  /// Whether a document that names no design system may mean another one.
  let isAmbiguous: Bool

  /// Creates the scope of a name in a document or a project file; `nil` for what only the document has.
  init?(of occurrence: Occurrence, _ names: DocumentNames, in document: DocumentSnapshot) {
    let (referent, project) = (occurrence.referent, document.project)
    guard let kind = referent.kind, names.isOfProject(referent, project) else { return nil }
    self.kind = kind
    guard case .symbol(.token, let name) = referent else {
      designSystem = nil
      isAmbiguous = false
      return
    }
    let owners = project.designSystems.keys.filter { project.designSystems[$0]?.token(named: name) != nil }
    let own = names.container(of: occurrence)
    isAmbiguous = owners.count > 1
    designSystem = own.isEmpty ? (isAmbiguous ? nil : owners.first) : own
  }

  /// Returns whether an occurrence means the same as the name.
  func contains(_ occurrence: Occurrence, _ names: DocumentNames) -> Bool {
    switch occurrence.referent {
    case .symbol(.token, _):
      let system = names.container(of: occurrence)
      return system == designSystem || system.isEmpty && !isAmbiguous
    case .symbol(.action, let name): return names.analysis?.symbols.declares(.action, name) != true
    default: return true
    }
  }

  /// Returns whether an occurrence may mean the same as the name: a document that names no design system
  /// may use any.
  func mayContain(_ occurrence: Occurrence, _ names: DocumentNames) -> Bool {
    guard case .symbol(.token, _) = occurrence.referent else { return contains(occurrence, names) }
    return mayBeFrom(names.container(of: occurrence))
  }

  /// Returns whether an occurrence in another file may mean the same as the name.
  func mayContain(_ mention: FileIndex.Mention) -> Bool {
    mention.kind != .symbol(.token) || mayBeFrom(mention.container)
  }

  private func mayBeFrom(_ system: String) -> Bool {
    system.isEmpty || designSystem == nil || system == designSystem
  }
}

extension DocumentNames {
  /// Returns whether the project file declares a name, or other files of the project may use it.
  func isOfProject(_ referent: Referent, _ project: Project) -> Bool {
    switch referent {
    case .symbol(.action, let name):
      analysis?.symbols.declares(.action, name) != true && project.hostActions.contains(name)
    case .state(let path): HostPaths(project).leads(to: path)
    default: referent.isShared
    }
  }
}
