public import CladsDocument
public import CladsRuntime
public import JSONSyntax

/// Resolves a document to a render tree.
@MainActor
public struct Resolver {
  private let document: Document.Definition
  private let componentRegistry: ComponentResolverRegistry
  private let designSystemProvider: (any DesignSystemProvider)?
  private let sectionRegistry: SectionLayoutConfigResolverRegistry
  private let tree: SyntaxTree?
  private let problems: [ResolutionProblem]
  private let addons: (any ModifierDecoding)?
  private let options: ResolutionOptions
  private let templates: TemplateCache?

  /// The top-level state key that stores the local state of nodes.
  package nonisolated static let localRoot = "__local"

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - document: The document to resolve.
  ///   - componentRegistry: The resolvers of components.
  ///   - designSystemProvider: The design system that resolves `@` tokens.
  ///   - sectionRegistry: The resolvers of section layouts; without one, a section has the parameters that
  ///     the document specifies.
  ///   - tree: The syntax tree of the document, for components that decode members of their own.
  ///   - problems: The problems that keep nodes from being shown on device.
  ///   - addons: The decoders of modifiers; without them, nodes are drawn without modifiers.
  ///   - options: The deviations and the format level.
  ///   - templates: The parsed templates of an earlier version of the document.
  public init(
    document: Document.Definition, componentRegistry: ComponentResolverRegistry,
    designSystemProvider: (any DesignSystemProvider)? = nil,
    sectionRegistry: SectionLayoutConfigResolverRegistry? = nil, tree: SyntaxTree? = nil,
    problems: [ResolutionProblem] = [], addons: (any ModifierDecoding)? = nil,
    options: ResolutionOptions = ResolutionOptions(),
    templates: TemplateCache? = nil
  ) {
    self.document = document
    self.componentRegistry = componentRegistry
    self.designSystemProvider = designSystemProvider
    self.sectionRegistry = sectionRegistry ?? SectionLayoutConfigResolverRegistry()
    self.tree = tree
    self.problems = problems
    self.addons = addons
    self.options = options
    self.templates = templates
  }

  /// Resolves the document against a new store that contains the document's state.
  ///
  /// - Throws: the first error of a component, such as `ComponentResolutionError.unknownKind`.
  public func resolve() throws -> RenderTree { try resolve(into: StateStore()) }

  /// Resolves the document against a store. Pass `true` for `initializeFromDocument` to store the document's
  /// state first, replacing values of the same keys.
  ///
  /// - Throws: the first error of a component, such as `ComponentResolutionError.unknownKind`.
  public func resolve(into store: StateStore, initializeFromDocument: Bool = true) throws -> RenderTree {
    try resolve(store, tracker: nil, initializeFromDocument).orFailure().tree
  }

  /// Resolves the document against a new store, and returns the render tree with its dependencies.
  ///
  /// - Throws: the first error of a component, such as `ComponentResolutionError.unknownKind`.
  public func resolveWithTracking() throws -> ResolutionResult {
    try resolveWithTracking(into: StateStore())
  }

  /// Resolves the document against a store, and returns the render tree with its dependencies.
  ///
  /// - Throws: the first error of a component, such as `ComponentResolutionError.unknownKind`.
  public func resolveWithTracking(
    into store: StateStore, initializeFromDocument: Bool = true
  ) throws -> ResolutionResult {
    let tracker = DependencyTracker()
    let tracked = resolve(store, tracker: tracker, initializeFromDocument)
    let updater = ViewTreeUpdater(dependencyTracker: tracker)
    updater.setRoot(tracked.viewTree)
    updater.attach(to: store)
    return ResolutionResult(try tracked.orFailure(), updater)
  }

  /// Resolves the document against a store; an error node takes the place of each component that cannot be
  /// resolved.
  public func resolveRecovering(into store: StateStore, initializeFromDocument: Bool = true) -> RenderTree {
    resolve(store, tracker: nil, initializeFromDocument).tree
  }

  /// Resolves the document against a store, and returns the render tree with a view tree for dependency
  /// tracking; an error node takes the place of each component that cannot be resolved.
  ///
  /// With `isLazy`, the sections of a long screen are resolved when they are first drawn, or by
  /// `TrackedRenderTree.resolveSections(_:)`.
  public func resolveRecoveringWithTracking(
    into store: StateStore, tracker: DependencyTracker? = nil, initializeFromDocument: Bool = true,
    isLazy: Bool = false
  ) -> TrackedRenderTree {
    resolve(store, tracker: tracker ?? DependencyTracker(), initializeFromDocument, isLazy: isLazy)
  }

  private func resolve(
    _ store: StateStore, tracker: DependencyTracker?, _ initializes: Bool, isLazy: Bool = false
  ) -> TrackedRenderTree {
    if initializes {
      store.initialize(from: (document.state ?? [:]).valuesByName())
    }
    let context = context(store, tracker: tracker)
    context.pass.isLazy = isLazy
    let (root, viewNode) = context.resolveRoot()
    let actions = ActionResolver().resolveAll((document.actions ?? [:]).valuesByName())
    return TrackedRenderTree(
      tree: RenderTree(root: root, stateStore: store, actions: actions), viewTree: viewNode,
      pass: context.pass)
  }

  func context(_ store: StateStore, tracker: DependencyTracker?) -> ResolutionContext {
    let styles = StyleResolver(
      styles: document.styles, designSystemProvider: designSystemProvider, options: options)
    return ResolutionContext(
      ResolutionPass(
        document: document, tree: tree, store: store, styles: styles, options: options, tracker: tracker,
        registry: componentRegistry, sections: sectionRegistry, problems: problems, addons: addons,
        templates: templates ?? TemplateCache()))
  }
}
