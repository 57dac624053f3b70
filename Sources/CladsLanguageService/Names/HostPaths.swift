import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// The paths of the state that the host app provides.
struct HostPaths: Sendable {
  /// The paths, each with its text in the project file.
  private let paths: [(text: String, components: [Keypath.Component])]

  init(_ project: Project) {
    paths = project.hostState.keys.sorted().map { ($0, Keypath.parse($0).components) }
  }

  var isEmpty: Bool { paths.isEmpty }

  /// The names of the first components.
  var roots: Set<String> {
    Set(paths.compactMap { if case .key(let name)? = $0.components.first { name } else { nil } })
  }

  /// The paths up to each of their components.
  var prefixes: Set<[Keypath.Component]> {
    Set(paths.flatMap { path in path.components.indices.map { Array(path.components.prefix($0 + 1)) } })
  }

  /// Returns whether a path is host state, is inside some or contains some.
  func contains(_ path: [Keypath.Component]) -> Bool {
    paths.contains { path.starts(with: $0.components) || $0.components.starts(with: path) }
  }

  /// Returns whether a path is host state that the project file describes, or contains some.
  func leads(to path: [Keypath.Component]) -> Bool {
    paths.contains { $0.components.starts(with: path) }
  }

  /// Returns the text of the longest path that is a path or contains it; `nil` if none does.
  func owner(of path: [Keypath.Component]) -> String? {
    paths.filter { path.starts(with: $0.components) }.max { $0.components.count < $1.components.count }?.text
  }
}

extension DocumentNames {
  /// Returns the mentions of host state: in a project file those that declare it, in a document those that
  /// use it or declare its initial value, each up to every component that the project file names.
  func hostMentions(_ host: HostPaths) -> [Mention] {
    if host.isEmpty { return [] }
    if case .test = origin {
      return testPaths.filter {
        if case .state(let path) = $0.referent { host.leads(to: path) } else { false }
      }
    }
    guard let analysis else {
      return hostKeys.flatMap { mentions(of: $0.path, in: $0.node) } + describedMembers
    }
    let roots = host.roots
    let nodes = Set(analysis.state.uses.lazy.filter { roots.contains($0.root) }.map(\.node))
    let used = file.tree.withView { view in
      facts.filter { nodes.contains($0.node) }.flatMap { fact in
        view.pathOccurrences(in: fact).filter { roots.contains($0.root) }.flatMap {
          mentions(of: $0, in: fact.node)
        }
      }
    }.filter { if case .state(let path) = $0.referent { host.leads(to: path) } else { false } }
    let declared = host.prefixes.compactMap { path -> Mention? in
      declaration(ofState: .state(path)).flatMap { $0.count == path.count ? $0.mention : nil }
    }
    return declared + used
  }

  private func mentions(of path: PathOccurrence, in node: RecordIndex) -> [Mention] {
    path.components.indices.compactMap { mention(of: path, through: $0, node: node) }
  }

  /// Returns the mentions in a project file of a path that is host state or contains some.
  func hostDeclarations(at path: [Keypath.Component]) -> [Mention] {
    hostKeys.filter { $0.path.components.starts(with: path) }.compactMap {
      mention(of: $0.path, through: path.count - 1, node: $0.node)
    } + describedMembers.filter { $0.referent == .state(path) }
  }

  /// Returns the longest path of a project file that contains a state path, or else the paths inside it.
  func hostDeclarations(around path: [Keypath.Component]) -> [Mention] {
    if let member = describedMembers.first(where: { $0.referent == .state(path) }) { return [member] }
    let keys = hostKeys
    let around = keys.filter { path.starts(with: $0.path.components) }.max {
      $0.path.components.count < $1.path.components.count
    }
    let found = around.map { [$0] } ?? keys.filter { $0.path.components.starts(with: path) }
    return file.tree.withView { view in
      found.map { Mention(.state(path), view.content(of: $0.node), node: $0.node, .declares) }
    }
  }

  /// The paths of host state in a project file.
  private var hostKeys: [(path: PathOccurrence, node: RecordIndex)] {
    file.tree.withView { view in
      facts.flatMap { fact in view.pathOccurrences(in: fact).map { ($0, fact.node) } }
    }
  }

  /// The members of host state that a project file describes, at their names.
  var describedMembers: [Mention] {
    guard case .project = origin else { return [] }
    return file.tree.withView { view in
      HostStateKey.all(view).map { key in
        let path = Keypath.parse(key.owner).components + key.members.map { .key($0) }
        return Mention(.state(path), view.content(of: key.node), node: key.node, .declares)
      }
    }
  }
}
