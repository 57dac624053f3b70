public import CladsAnalysis
public import CladsDocument
import CladsExpressions
public import CladsProject
public import CladsSchema
public import Diagnostics
public import JSONSyntax
import SourceText

/// What a rule can look up while a document is walked, and where it reports its findings.
///
/// Not `Sendable`: it borrows the syntax tree and must not outlive the `SyntaxTree.withView` that created it.
public final class RuleContext {
  /// A node that encloses the current one.
  public struct Ancestor: Sendable, Hashable {
    /// The role in which it encloses the current node.
    public enum Kind: Sendable, Hashable {
      case root
      case stack(Document.LayoutKind)
      case forEach, forEachEmptyView
      case sectionLayout, section, sectionHeader, sectionTemplate
    }

    public let kind: Kind
    /// The record of the object.
    public let node: RecordIndex
  }

  public let analysis: Analysis
  public let project: Project
  /// The sample states to evaluate the document with.
  public let samples: [Sample]
  /// The syntax tree, borrowed.
  public let view: SyntaxView
  /// The nodes that enclose the current one, the outermost first.
  public internal(set) var ancestors: [Ancestor] = []
  /// The findings that the rules have reported so far.
  public internal(set) var findings: [Finding] = []
  /// The named styles and their inheritance.
  public let cascade: StyleCascade
  private var resolvedStyles: [String: ResolvedStyle?] = [:]
  /// For each style name, the components that use it, in document order.
  public internal(set) var styleUses: [String: [StyleUse]] = [:]
  /// The components of unknown kinds, in document order.
  public internal(set) var unknownComponents: [Document.Component] = []
  /// The stacks that refer to a style or have an inline one, in document order.
  public internal(set) var styledStacks: [Document.Layout] = []

  init(analysis: Analysis, project: Project, samples: [Sample], view: SyntaxView) {
    self.analysis = analysis
    self.project = project
    self.samples = samples
    self.view = view
    cascade = StyleCascade(analysis.document.styles)
  }

  public var document: Document.Definition { analysis.document }
  public var level: FormatLevel { analysis.vocabulary.level }
  /// The node that directly encloses the current one.
  public var parent: Ancestor? { ancestors.last }

  public func report(_ finding: Finding) { findings.append(finding) }

  private var cancellation = CancellationCheck()

  /// Counts a step of a loop; returns whether the task was canceled, so that the rule should end.
  public func isCanceled() -> Bool { cancellation.isCanceled() }

  /// Adds a finding whose cause may occur several times: the first occurrence is reported, the others become
  /// related information of it. Findings of a rule are occurrences of one cause if `cause` is equal.
  public func report(_ finding: Finding, sharing cause: String) {
    let key = finding.id.rawValue + " " + cause
    guard let first = sharedFindings[key] else {
      sharedFindings[key] = findings.count
      findings.append(finding)
      return
    }
    furtherOccurrences[first, default: []].append(Related("also here", at: finding.range))
  }

  /// Adds the further occurrences to shared findings, and their number to the messages.
  func addFurtherOccurrences() {
    for (index, occurrences) in furtherOccurrences {
      findings[index].diagnostic.related += occurrences
      let count = occurrences.count
      findings[index].diagnostic.message +=
        count == 1 ? " (and one more like it)" : " (and \(count) more like it)"
    }
  }

  private var sharedFindings: [String: Int] = [:]
  /// The places of further occurrences, by the index of the finding for the first.
  private var furtherOccurrences: [Int: [Related]] = [:]

  /// Returns the style named `name` with everything that it inherits: a named style of the document, or a
  /// token of the design system; `nil` if it is unknown.
  public func resolvedStyle(_ name: String?) -> ResolvedStyle? {
    guard let name else { return nil }
    if let known = resolvedStyles[name] { return known }
    let resolved = name.hasPrefix("@") ? token(String(name.dropFirst())) : cascade.resolved(name)
    resolvedStyles[name] = .some(resolved)
    return resolved
  }

  /// Returns the token named `name` as a style.
  private func token(_ name: String) -> ResolvedStyle? {
    for system in project.designSystems(named: document.designSystem) {
      guard let token = system.token(named: name) else { continue }
      return ResolvedStyle(style: token.style, chain: ["@" + name], keys: [token.style.keys])
    }
    return nil
  }

  /// Whether the document may use names that only the app knows: custom components, custom actions or host
  /// state.
  public lazy var isOpen: Bool = {
    !project.hostState.isEmpty || !project.hostActions.isEmpty || hasHostNames
      || actions.contains(where: \.isHostHandled)
  }()

  /// Whether the document has components that are not built in.
  var hasHostNames = false
  /// The inline actions of components, in document order.
  var inlineActions: [Document.Action] = []

  /// The named data sources; if several have the same name, the first.
  lazy var dataSources: [String: Document.DataSource] = document.dataSources.valuesByName()

  /// Every action of the document, including the steps of sequences.
  lazy var actions: [Document.Action] = collectActions()

  /// For each named style, the styles through which components use it: itself and those that inherit from it.
  lazy var styleReaches: [String: [StyleReach]] = collectStyleReaches()

  /// The strings that custom components and actions receive; any of them may be a name.
  lazy var hostStrings: Set<String> = collectHostStrings()

  /// Whether the document reads or writes each root of its global state.
  lazy var stateAccess: [String: Access] = collectStateAccess()

  /// The uses of each root of the global state, in document order.
  lazy var stateUses: [String: [StateUse]] = Dictionary(grouping: analysis.state.uses, by: \.root)

  /// The names of the roots of the global state, sorted.
  lazy var stateRoots: [String] = analysis.state.roots.keys.sorted()

  /// The names of the roots of the global state, for suggestions.
  lazy var knownStateRoots = KnownNames(stateRoots)

  /// The paths of the state that the app provides.
  lazy var hostPaths: [[Keypath.Component]] = project.hostState.keys.map { Keypath.parse($0).components }

  /// The names of the variables of every `forEach`.
  lazy var iterationNames: Set<String> = names(ofVariables: { scope, _ in scope.kind == .iteration })

  /// The names of the variables of every template.
  lazy var variableNames: Set<String> = names(ofVariables: { _, variable in !variable.isLocal })

  /// The names of all variables and local state.
  lazy var scopedNames: Set<String> = names(ofVariables: { _, _ in true })

  private func names(ofVariables isIncluded: (ScopeRecord, ScopeVariable) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for scope in analysis.scopes.scopes where !isCanceled() {
      for variable in scope.variables where isIncluded(scope, variable) { names.insert(variable.name) }
    }
    return names
  }

  /// The uses of each path of the global state, in document order.
  private lazy var usesByPath = Dictionary(grouping: analysis.state.uses, by: \.components)

  /// The paths of the global state that are read.
  lazy var readPaths: PathTree = {
    var paths = PathTree()
    for use in analysis.state.uses where !isCanceled() && use.access.reads { paths.insert(use.components) }
    return paths
  }()

  /// The first use of global state in each string.
  lazy var firstUses: [RecordIndex: StateUse] = Dictionary(
    analysis.state.uses.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })

  /// How many more names are searched for in all texts.
  var remainingSearches = 100

  /// Returns the uses of a path of the global state, in document order.
  func uses(of path: [Keypath.Component]) -> [StateUse] { usesByPath[path] ?? [] }

  private var seenPaths: [DiagnosticID: Set<[Keypath.Component]>] = [:]

  /// Returns whether a rule asks for the first time about a path: all uses of a path are related to one
  /// finding only.
  func isFirst(_ path: [Keypath.Component], for rule: DiagnosticID) -> Bool {
    seenPaths[rule, default: []].insert(path).inserted
  }

  private var knownNames: [DiagnosticID: KnownNames] = [:]

  /// Returns the names that a rule suggests; `names` is called once.
  func knownNames(for rule: DiagnosticID, _ names: () -> [String]) -> KnownNames {
    if let known = knownNames[rule] { return known }
    let known = KnownNames(names())
    knownNames[rule] = known
    return known
  }

  private var documentMembers: [PartialKeyPath<Document.Definition>: RecordIndex?] = [:]

  /// Returns the member that fills a property of the document, if it is present.
  func documentMember(_ path: PartialKeyPath<Document.Definition>) -> RecordIndex? {
    if let known = documentMembers[path] { return known }
    let found = member(path, of: document)
    documentMembers[path] = .some(found)
    return found
  }

  private var lastChildren: [RecordIndex: RecordIndex?] = [:]

  /// Returns the last member or element of a container, or `nil` if it is empty.
  func lastChild(of container: RecordIndex) -> RecordIndex? {
    if let known = lastChildren[container] { return known }
    let last = view.lastChild(of: container)
    lastChildren[container] = .some(last)
    return last
  }

  /// The uses of iteration variables, in document order.
  lazy var iterationUses: [IterationUse] = collectIterationUses()

  /// The scopes whose iteration variables are used.
  lazy var usedIterations: Set<ScopeIndex> = Set(iterationUses.map(\.scope))

  /// The findings about templates and expressions, by rule.
  lazy var expressionFindings: [DiagnosticID: [ExpressionChecker.Entry]] = ExpressionChecker.findings(self)

  /// The hashes of the identifiers in strings that are evaluated, or look as if they should be.
  lazy var mentionedIdentifiers: Set<UInt32> = collectMentionedIdentifiers()
}

/// A use of a style by a component.
public struct StyleUse: Sendable {
  public let kind: Document.ComponentKind
  /// Whether the kind is built in.
  public let isBuiltIn: Bool
  /// The record of the component.
  public let node: RecordIndex
  /// The string that names the style.
  public let reference: RecordIndex
  /// Whether the component's `buttonShape` overrides the style's corner radius.
  public let hasButtonShape: Bool
  /// Whether the component has an `onTap` action.
  public let isTappable: Bool
}

/// A color as it is written in the document.
public struct ColorUse: Sendable {
  /// The record of the string.
  public let node: RecordIndex
  public let color: Document.Color
}

/// A source of content: a named data source, or a data reference of a component.
public struct DataUse: Sendable {
  /// The `type` of the source.
  public let kind: Document.DataReferenceKind?
  public let value: String?
  public let path: String?
  public let template: String?
  /// The record of the object.
  public let node: RecordIndex
  /// Whether it is a named data source.
  public let isNamed: Bool
}
