import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// The paths of the state that the host app provides.
struct HostPaths: Sendable {
  /// The paths, each with its text in the project file.
  private let paths: [(text: String, components: [Keypath.Component], isMember: Bool)]

  init(_ project: Project) {
    paths = project.hostState.sorted { $0.key < $1.key }.map {
      ($0.key, Keypath.parse($0.key).components, $0.value.isMember)
    }
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

  /// Returns whether a path is a key of `hostState`, or the beginning of one.
  func names(_ path: [Keypath.Component]) -> Bool {
    paths.contains { !$0.isMember && $0.components.starts(with: path) }
  }

  /// Returns the text of the longest path that is a path or contains it; `nil` if none does.
  func owner(of path: [Keypath.Component]) -> String? {
    paths.filter { path.starts(with: $0.components) }.max { $0.components.count < $1.components.count }?.text
  }
}

extension DocumentNames {
  /// Returns the occurrences of host state: in a project file those that declare it, in a document those
  /// that use it or declare its initial value, each up to every component that the project file names.
  func hostOccurrences(_ host: HostPaths) -> [Occurrence] {
    if host.isEmpty { return [] }
    guard let analysis else { return hostKeys.flatMap { occurrences(of: $0.mention, in: $0.node) } }
    let roots = host.roots
    let nodes = Set(analysis.state.uses.lazy.filter { roots.contains($0.root) }.map(\.node))
    let used = file.tree.withView { view in
      facts.filter { nodes.contains($0.node) }.flatMap { fact in
        view.pathOccurrences(in: fact).filter { roots.contains($0.root) }.flatMap {
          occurrences(of: $0, in: fact.node)
        }
      }
    }.filter { if case .state(let path) = $0.referent { host.leads(to: path) } else { false } }
    let declared = host.prefixes.compactMap { path -> Occurrence? in
      declaration(ofState: .state(path)).flatMap { $0.count == path.count ? $0.occurrence : nil }
    }
    return declared + used
  }

  private func occurrences(of mention: PathOccurrence, in node: RecordIndex) -> [Occurrence] {
    mention.components.indices.compactMap { occurrence(of: mention, through: $0, node: node) }
  }

  /// Returns the occurrences in a project file of a path that is host state or contains some.
  func hostDeclarations(at path: [Keypath.Component]) -> [Occurrence] {
    hostKeys.filter { $0.mention.components.starts(with: path) }.compactMap {
      occurrence(of: $0.mention, through: path.count - 1, node: $0.node)
    }
  }

  /// The paths of host state in a project file.
  private var hostKeys: [(mention: PathOccurrence, node: RecordIndex)] {
    file.tree.withView { view in
      facts.flatMap { fact in view.pathOccurrences(in: fact).map { ($0, fact.node) } }
    }
  }
}
