import CladsDocument
import CladsEvaluation
public import CladsExpressions
import CladsRuntime
public import CladsSchema
import JSONSyntax

/// What all contexts of one resolution share.
@MainActor
final class ResolutionPass {
  let document: Document.Definition
  let tree: SyntaxTree?
  let store: StateStore
  let styles: StyleResolver
  let options: ResolutionOptions
  let tracker: DependencyTracker?
  let registry: ComponentResolverRegistry
  let sections: SectionLayoutConfigResolverRegistry
  let problems: ProblemIndex
  let dataSources: [String: Document.DataSource]
  let evaluator = ExpressionEvaluator()
  /// Grows whenever the state may have changed since the last node was resolved.
  var revision = 0
  /// How many stand-ins of components are drawn inside each other.
  private(set) var depth = 0
  /// How many more nodes may be made, copies and stand-ins included.
  private(set) var budget = NodeBudget()
  private let templates: TemplateCache

  init(
    document: Document.Definition, tree: SyntaxTree?, store: StateStore, styles: StyleResolver,
    options: ResolutionOptions, tracker: DependencyTracker?, registry: ComponentResolverRegistry,
    sections: SectionLayoutConfigResolverRegistry, problems: [ResolutionProblem], templates: TemplateCache
  ) {
    self.document = document
    self.tree = tree
    self.store = store
    self.styles = styles
    self.options = options
    self.tracker = tracker
    self.registry = registry
    self.sections = sections
    self.problems = ProblemIndex(problems)
    self.templates = templates
    dataSources = document.dataSources.valuesByName()
  }

  /// The same document for parts that are not drawn by phones, with the deviations left out and untracked.
  func meaningWhatItSays() -> ResolutionPass {
    let pass = ResolutionPass(
      document: document, tree: nil, store: store, styles: styles,
      options: ResolutionOptions(deviations: .none, level: .extended), tracker: nil, registry: registry,
      sections: sections, problems: [], templates: templates)
    pass.depth = depth + 1
    pass.budget = budget
    return pass
  }

  /// A template, taken apart once.
  func template(_ text: String) -> TemplateText { templates.template(text) }
}

/// Keeps repetitions inside repetitions, and stand-ins inside stand-ins, from going on without end.
@MainActor
final class NodeBudget {
  /// More nodes than these are not drawn.
  static let most = 100_000
  private var used = 0

  /// Whether all are used up.
  var isExhausted: Bool { used > Self.most }

  /// Starts to count again.
  func reset() { used = 0 }

  /// Counts one more node.
  func take() { used += 1 }
}

/// How a document is resolved.
public struct ResolutionOptions: Sendable {
  /// What today's phones do otherwise.
  public var deviations: Deviations
  /// What documents may contain.
  public var level: FormatLevel

  /// Creates options.
  public init(deviations: Deviations = .none, level: FormatLevel = .base) {
    self.deviations = deviations
    self.level = level
  }
}

/// The templates of a document, taken apart once for all its versions.
@MainActor
public final class TemplateCache {
  private var templates: [String: TemplateText] = [:]
  /// More templates than these are forgotten and taken apart again.
  private static let mostTemplates = 50_000

  /// Creates an empty cache.
  public init() {}

  func template(_ text: String) -> TemplateText {
    if let known = templates[text] { return known }
    if templates.count >= Self.mostTemplates { templates = [:] }
    let template = TemplateText(text)
    templates[text] = template
    return template
  }
}

/// A template with the paths that it reads.
struct TemplateText {
  let parsed: ParsedTemplate
  let paths: [PathReference]
  /// The paths as far as they are fixed, outside of repetitions.
  let tracked: [TrackedPath]

  init(_ text: String) {
    parsed = ParsedTemplate(text)
    paths = parsed.template.paths
    tracked = paths.map { TrackedPath($0.staticKeypath.text) }
  }
}
