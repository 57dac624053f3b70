import CladsAnalysis
package import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// The names that a test of some documents can use.
package struct TestedNames: Sendable {
  private let analyses: [Analysis]
  private let context: FileContext
  private let samples: [Sample]

  /// - Parameters:
  ///   - document: the file of the documents.
  ///   - declaration: the declaration in Swift that the test names; `nil` if it names none.
  package init(_ document: TestedDocument, declaration: String?) {
    analyses = document.analyses(of: declaration)
    context = document.context
    samples = document.context.samples
  }

  /// The kinds of symbols that are ids of nodes.
  package static let nodeKinds: [SymbolKind] = [.component, .section, .sectionLayout]

  /// The ids of nodes, in the order of the text.
  package lazy var ids: [String] = unique { analysis in
    Self.nodeKinds.flatMap { analysis.symbols.declaredNames($0) }
  }

  /// The texts that the documents show as they are.
  package lazy var texts: [String] = unique { analysis in
    analysis.file.tree.withView { view in
      analysis.facts.filter { $0.role == .template }.map { view.string($0.node) }.filter {
        !Template.containsPlaceholder($0)
      }
    }
  }

  /// The ids of named actions, in the order of the text.
  package lazy var actionIDs: [String] = unique { $0.symbols.declaredNames(.action) }

  /// The types of actions that the documents use, in the order of the text.
  package lazy var actionTypes: [String] = unique { analysis in
    analysis.file.tree.withView { view in
      analysis.facts.filter { $0.role == .entry(.action) }.map { view.string($0.node) }
    }
  }

  /// The names of all actions that may run.
  package lazy var actions: Set<String> = Set(actionIDs + actionTypes)
    .union(context.project.hostActions)
    .union(context.project.vocabulary.entries(in: .action).map(\.name))

  /// The requests of the documents: their methods and URLs, and their ids.
  package lazy var requests: [(name: String, isID: Bool)] = {
    var urls: [String] = []
    var ids: [String] = []
    for analysis in analyses {
      analysis.document.forEachAction { action in
        guard case .request(let request) = action else { return }
        if let url = request.url { urls.append("\(request.method?.rawValue ?? "GET") \(url)") }
        if let id = request.requestId { ids.append(id) }
      }
      for action in analysis.document.actions ?? [:] {
        if case .request = action.value { ids.append(action.name) }
      }
    }
    var known: Set<String> = []
    return urls.filter { known.insert($0).inserted }.map { ($0, false) }
      + ids.filter { known.insert($0).inserted }.map { ($0, true) }
  }()

  /// The labels of the buttons of alerts, in the order of the text.
  package lazy var buttons: [String] = unique { analysis in
    var labels: [String] = []
    analysis.document.forEachAction { action in
      guard case .showAlert(let alert) = action else { return }
      labels += alert.buttons?.compactMap(\.label) ?? [Self.defaultButton]
    }
    return labels
  }

  /// The label of the button of an alert that lists none.
  private static let defaultButton = "OK"

  /// The destinations that the documents navigate to.
  package lazy var destinations: [String] = unique { analysis in
    analysis.symbols.all(.destination).map(\.name).filter { !$0.isEmpty }
  }

  /// The paths of the state: those that are declared, then those that are only used.
  package lazy var paths: [String] = {
    var paths: [String] = []
    for analysis in analyses {
      for entry in analysis.document.state ?? [:] { Self.add(entry.name, entry.value, to: &paths, depth: 0) }
      paths += analysis.state.uses.prefix(Self.maximumUses).filter { use in
        use.components.allSatisfy { if case .key = $0 { true } else { false } }
      }.map(\.text)
    }
    paths += context.project.hostState.keys.sorted()
    var known: Set<String> = []
    return paths.filter { !$0.isEmpty && known.insert($0).inserted }
  }()

  private static let maximumUses = 4_096
  private static let maximumPaths = 1_000
  private static let maximumDepth = 8

  private static func add(
    _ path: String, _ value: Document.StateValue, to paths: inout [String], depth: Int
  ) {
    guard paths.count < maximumPaths, depth < maximumDepth else { return }
    paths.append(path)
    guard case .objectValue(let members) = value else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where Keypath.isPlain(name) {
      add("\(path).\(name)", value, to: &paths, depth: depth + 1)
    }
  }

  /// The first parts of paths of the state.
  package lazy var roots: [String] = {
    var roots = unique { analysis in
      analysis.state.roots.keys.sorted() + analysis.state.uses.map(\.root)
    }
    var known = Set(roots)
    let host = context.project.hostState.keys.map { Keypath.parse($0).components.first }
    let others =
      host.compactMap { if case .key(let name)? = $0 { name } else { nil } }
      + samples.flatMap(\.values.keys)
    roots += others.sorted().filter { known.insert($0).inserted }
    return roots
  }()

  /// Whether code of the app may use state, and show texts, that the documents do not have.
  package lazy var areOpen: Bool =
    !context.project.hostState.isEmpty
    || analyses.contains { analysis in
      analysis.file.tree.withView { view in
        analysis.facts.contains { fact in
          switch fact.role {
          case .entry(let slot) where [.node, .action, .sectionLayout].contains(slot):
            analysis.vocabulary.entry(named: view.string(fact.node), in: slot)?.origin != .builtIn
          default: false
          }
        }
      }
    }

  /// The names of the samples that can be used.
  package var sampleNames: [String] { samples.filter { $0.problem == nil }.map(\.name) }
  /// The names of the versions of the app, the oldest first.
  package var clients: [String] { context.project.clientNames }

  /// Whether some document has errors that hide names.
  package var areBroken: Bool {
    analyses.isEmpty || analyses.contains { !$0.file.tree.mistakes.isEmpty }
  }

  /// Returns whether some node is at a JSON pointer.
  package func hasNode(at pointer: String) -> Bool {
    analyses.contains { analysis in
      !analysis.file.tree.nodes(matching: pointer).isEmpty
        || analysis.root != 0 && Self.isInside(pointer, analysis)
    }
  }

  /// Returns whether a pointer leads to a value inside a document that is a part of its file.
  private static func isInside(_ pointer: String, _ analysis: Analysis) -> Bool {
    let tree = analysis.file.tree
    let root = tree.pointer(of: analysis.root)
    return !tree.nodes(matching: root.description + pointer).isEmpty
  }

  /// Returns whether a node may show a text: the document has it, or a template that may become it, or shows
  /// values of the state, which may be anything.
  package mutating func mayShow(_ text: String) -> Bool {
    areOpen || analyses.contains { Self.mayShow(text, in: $0) }
  }

  private static func mayShow(_ text: String, in analysis: Analysis) -> Bool {
    analysis.file.tree.withView { view in
      for fact in analysis.facts {
        switch fact.role {
        case .dataPath, .path(_, .string), .path(_, .any), .localPath(_, .string), .localPath(_, .any),
          .expression, .reference(.dataSource):
          return true
        case .template where Template.mayBecome(text, view.string(fact.node)): return true
        default: break
        }
      }
      return view.records.indices.contains { index in
        let record = RecordIndex(truncatingIfNeeded: index)
        return view.kind(record) == .string && view.string(record) == text
      }
    }
  }

  private func unique(_ names: (Analysis) -> [String]) -> [String] {
    var known: Set<String> = []
    return analyses.flatMap(names).filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

extension Template {
  /// Returns whether a template may become a text: one that begins or ends in the same way.
  fileprivate static func mayBecome(_ text: String, _ template: String) -> Bool {
    guard containsPlaceholder(template) else { return template == text }
    let end = template.lastIndex(of: "}").map { template[template.index(after: $0)...] } ?? ""
    return text.hasPrefix(template.prefix { $0 != "$" }) || text.hasSuffix(end)
  }
}
