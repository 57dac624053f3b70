public import CladsDocument
public import CladsExpressions
import CladsRuntime
import JSONSyntax

/// The data that all contexts of one resolution share.
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
  /// The decoders of modifiers; `nil` if they are not drawn.
  let addons: (any ModifierDecoding)?
  let dataSources: [String: Document.DataSource]
  var evaluator: ExpressionEvaluator { store.evaluator }
  /// A counter that is incremented whenever the state may have changed since the last node was resolved.
  var revision: Int {
    get { counter.value }
    set { counter.value = newValue }
  }
  private var counter = Counter()

  /// A number that passes over the same state share.
  private final class Counter {
    var value = 0
  }

  /// The nesting depth of component placeholders.
  private(set) var depth = 0
  /// What the screen has used of its limits, placeholders included.
  private(set) var budget = ScreenBudget()
  /// Whether sections may be resolved when they are first drawn.
  var isLazy = false
  /// The sections that are still to be resolved, first those at the end.
  var pending: [PendingSection] = []
  /// The first error that an error node replaces.
  private(set) var failure: (any Error)?
  private let templates: TemplateCache
  /// The decoded modifiers, by their record in the document.
  private var modifiers: [RecordIndex: (any NodeModifier)?] = [:]

  init(
    document: Document.Definition, tree: SyntaxTree?, store: StateStore, styles: StyleResolver,
    options: ResolutionOptions, tracker: DependencyTracker?, registry: ComponentResolverRegistry,
    sections: SectionLayoutConfigResolverRegistry, problems: [ResolutionProblem],
    addons: (any ModifierDecoding)?, templates: TemplateCache
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
    self.addons = addons
    self.templates = templates
    dataSources = (document.dataSources ?? [:]).valuesByName()
  }

  /// Returns an untracked pass over the same document that follows the specification, for parts that are not
  /// rendered on device.
  func withoutDeviations() -> ResolutionPass {
    let pass = ResolutionPass(
      document: document, tree: nil, store: store, styles: styles,
      options: ResolutionOptions(deviations: .none, level: .extended), tracker: nil, registry: registry,
      sections: sections, problems: [], addons: addons, templates: templates)
    pass.depth = depth + 1
    pass.budget = budget
    return pass
  }

  /// Returns a pass over the same document and state with other resolvers.
  func with(
    _ registry: ComponentResolverRegistry, _ sections: SectionLayoutConfigResolverRegistry
  ) -> ResolutionPass {
    let pass = ResolutionPass(
      document: document, tree: tree, store: store, styles: styles, options: options, tracker: tracker,
      registry: registry, sections: sections, problems: [], addons: addons, templates: templates)
    pass.depth = depth
    pass.budget = budget
    pass.counter = counter
    return pass
  }

  /// Keeps the error that an error node replaces, if it is the first one.
  func fail(_ error: any Error) { failure = failure ?? error }

  /// Returns a decoded modifier; `nil` if no addon knows it. The copies of a repetition share it.
  func decoded(_ modifier: Document.Modifier, by addons: any ModifierDecoding) -> (any NodeModifier)? {
    if modifier.node != 0, let known = modifiers[modifier.node] { return known }
    let decoded = modifier.syntax.expression.flatMap { try? addons.decode($0) }
    if modifier.node != 0 { modifiers[modifier.node] = .some(decoded) }
    return decoded
  }

  /// Returns the parsed template for a text.
  func template(_ text: String) -> TemplateText { templates.template(text) }
}

/// Options for resolving a document.
public struct ResolutionOptions: Sendable {
  /// The ways in which the current runtime deviates from the specification.
  package var deviations: Deviations
  /// The format level of the document.
  public var level: FormatLevel

  public init(deviations: Deviations = .none, level: FormatLevel = .base) {
    self.deviations = deviations
    self.level = level
  }
}

/// The parsed templates of a document, shared by all of its versions.
@MainActor
public final class TemplateCache {
  private var templates: [String: TemplateText] = [:]
  /// The number of templates at which the cache is emptied.
  private static let capacity = 50_000

  public init() {}

  func template(_ text: String) -> TemplateText {
    if let known = templates[text] { return known }
    if templates.count >= Self.capacity { templates = [:] }
    let template = TemplateText(text)
    templates[text] = template
    return template
  }
}

/// A parsed template and the paths that it reads.
struct TemplateText {
  let parsed: ParsedTemplate
  let paths: [PathReference]
  /// The static parts of the paths, as they apply outside repetitions.
  let tracked: [TrackedPath]

  init(_ text: String) {
    parsed = ParsedTemplate(text)
    paths = parsed.template.paths
    tracked = paths.map { TrackedPath($0.staticKeypath.text) }
  }
}
