public import CladsAnalysis
public import CladsDocument
public import CladsProject
public import CladsSchema
public import Diagnostics
public import JSONSyntax
import SourceText

/// What a rule may ask while a document is walked, and where it reports.
///
/// Lives on one thread, inside `SyntaxTree.withView`.
public final class RuleContext {
  /// What stands around the node that is looked at.
  public struct Ancestor: Sendable, Hashable {
    /// What sort of place it is.
    public enum Place: Sendable, Hashable {
      case root
      case stack(Document.LayoutKind)
      case forEach, forEachEmptyView
      case sectionLayout, section, sectionHeader, sectionTemplate
    }

    /// What sort of place it is.
    public let place: Place
    /// The record of the object.
    public let node: RecordIndex
  }

  /// What is known about the document.
  public let analysis: Analysis
  /// What is known about the app.
  public let project: Project
  /// The states to try the document with.
  public let samples: [Sample]
  /// The tree, borrowed.
  public let view: SyntaxView
  /// The places around the current node, the outermost first.
  public internal(set) var ancestors: [Ancestor] = []
  /// What the rules have reported.
  public internal(set) var findings: [Finding] = []
  /// The named styles, resolved.
  public let cascade: StyleCascade
  private var resolvedStyles: [String: ResolvedStyle?] = [:]
  /// For each style name, the components that use it, in document order.
  public internal(set) var styleUses: [String: [StyleUse]] = [:]
  /// The components whose kind nobody knows, in document order.
  public internal(set) var unknownComponents: [Document.Component] = []
  /// The stacks that name a style or have one in place, in document order.
  public internal(set) var styledStacks: [Document.Layout] = []
  /// Every component of the document, in document order.
  public internal(set) var componentCount = 0

  init(analysis: Analysis, project: Project, samples: [Sample], view: SyntaxView) {
    self.analysis = analysis
    self.project = project
    self.samples = samples
    self.view = view
    cascade = StyleCascade(analysis.document.styles)
  }

  /// The document.
  public var document: Document.Definition { analysis.document }
  /// The level of the format.
  public var level: FormatLevel { analysis.vocabulary.level }
  /// The place directly around the current node.
  public var parent: Ancestor? { ancestors.last }

  /// Adds a finding.
  public func report(_ finding: Finding) { findings.append(finding) }

  /// Adds a finding whose cause may show in several places: the first is reported, the others are related.
  ///
  /// - Parameter cause: what the places have in common, besides the rule.
  public func report(_ finding: Finding, sharing cause: String) {
    let key = finding.id.rawValue + " " + cause
    guard let first = sharedFindings[key] else {
      sharedFindings[key] = findings.count
      findings.append(finding)
      return
    }
    findings[first].diagnostic.related.append(Related("and here", at: finding.range))
    sharedCounts[first, default: 0] += 1
  }

  /// Says at the first of several places how many more there are.
  func countSharedFindings() {
    for (index, count) in sharedCounts {
      findings[index].diagnostic.message +=
        count == 1 ? " (and one more like it)" : " (and \(count) more like it)"
    }
  }

  private var sharedFindings: [String: Int] = [:]
  private var sharedCounts: [Int: Int] = [:]

  /// The style called `name` with everything it inherits: named here, or a token of the design system.
  public func resolvedStyle(_ name: String?) -> ResolvedStyle? {
    guard let name else { return nil }
    if let known = resolvedStyles[name] { return known }
    let resolved = name.hasPrefix("@") ? token(String(name.dropFirst())) : cascade.resolved(name)
    resolvedStyles[name] = .some(resolved)
    return resolved
  }

  /// The token called `name` as a style.
  private func token(_ name: String) -> ResolvedStyle? {
    for system in project.designSystems(named: document.designSystem) {
      guard let token = system.token(named: name) else { continue }
      return ResolvedStyle(style: token.style, chain: ["@" + name], keys: [token.style.keys])
    }
    return nil
  }

  /// Whether the document may use what the framework does not know: a kind or action of the app, or state that
  /// the app puts in place.
  public lazy var isOpen: Bool = {
    !project.hostState.isEmpty || !project.hostActions.isEmpty || hasHostNames
      || actions.contains(where: \.isHostHandled)
  }()

  var hasHostNames = false
  /// The actions that components have in place, in document order.
  var inlineActions: [Document.Action] = []

  /// The named data sources; of equal names the first counts.
  lazy var dataSources: [String: Document.DataSource] = document.dataSources.valuesByName()

  /// Every action of the document, steps of sequences included.
  lazy var actions: [Document.Action] = collectActions()

  /// For each named style, the styles through which components use it: itself and those that inherit from it.
  lazy var styleReaches: [String: [StyleReach]] = collectStyleReaches()

  /// What custom components and actions are given as text: it may name anything.
  lazy var hostTexts: Set<String> = collectHostTexts()

  /// What the document does with each root of its global state.
  lazy var stateAccess: [String: Access] = collectStateAccess()

  /// The uses of each root of the global state, in the order of the document.
  lazy var stateUses: [String: [StateUse]] = Dictionary(grouping: analysis.state.uses, by: \.root)

  /// The names of the roots of the global state, sorted.
  lazy var stateRoots: [String] = analysis.state.roots.keys.sorted()

  /// The uses of the variables of repetitions, in the order of the document.
  lazy var iterationUses: [IterationUse] = collectIterationUses()

  /// The scopes of repetitions whose variables something uses.
  lazy var usedIterations: Set<ScopeIndex> = Set(iterationUses.map(\.scope))

  /// What there is to say about templates and expressions, by rule.
  lazy var expressionFindings: [DiagnosticID: [ExpressionJudge.Entry]] = ExpressionJudge.findings(self)

  /// The hashes of the words in texts that should be evaluated, or look so.
  lazy var mentionedWords: Set<UInt32> = collectMentionedWords()
}

/// A component that uses a style.
public struct StyleUse: Sendable {
  /// The kind of the component.
  public let kind: Document.ComponentKind
  /// Whether the framework brings the kind.
  public let isBuiltIn: Bool
  /// The record of the component.
  public let node: RecordIndex
  /// The string that names the style.
  public let reference: RecordIndex
  /// Whether the component's `buttonShape` overrides the style's corners.
  public let hasButtonShape: Bool
  /// Whether it reacts to a tap.
  public let isTappable: Bool
}

/// A colour and what it is called.
public struct ColorUse: Sendable {
  /// The string.
  public let node: RecordIndex
  /// The colour.
  public let color: Document.Color
}

/// A source of content: named, or inside a component.
public struct DataUse: Sendable {
  /// Where the content comes from, as written.
  public let kind: Document.DataReferenceKind?
  /// The static text.
  public let value: String?
  /// The state path.
  public let path: String?
  /// The template.
  public let template: String?
  /// The record of the object.
  public let node: RecordIndex
  /// Whether it is a named data source.
  public let isNamed: Bool
}
