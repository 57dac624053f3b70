public import CladsDocument
public import CladsRuntime
import CladsSchema
public import JSONSyntax

/// Turns a document into a render tree.
@MainActor
public struct Resolver {
  private let document: Document.Definition
  private let componentRegistry: ComponentResolverRegistry
  private let designSystemProvider: (any DesignSystemProvider)?
  private let sectionRegistry: SectionLayoutConfigResolverRegistry
  private let tree: SyntaxTree?
  private let problems: [ResolutionProblem]
  private let options: ResolutionOptions
  private let templates: TemplateCache?

  /// The key of the state under which the local state of nodes is kept.
  public nonisolated static let localRoot = "__local"

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - componentRegistry: who resolves components.
  ///   - designSystemProvider: who knows the tokens with `@`.
  ///   - sectionRegistry: who resolves arrangements of sections.
  ///   - tree: the text of the document, for components that read keys of their own.
  ///   - problems: what keeps the document from being shown on a phone.
  ///   - templates: what was taken apart for an earlier version of the document.
  public init(
    document: Document.Definition, componentRegistry: ComponentResolverRegistry,
    designSystemProvider: (any DesignSystemProvider)? = nil,
    sectionRegistry: SectionLayoutConfigResolverRegistry, tree: SyntaxTree? = nil,
    problems: [ResolutionProblem] = [], options: ResolutionOptions = ResolutionOptions(),
    templates: TemplateCache? = nil
  ) {
    self.document = document
    self.componentRegistry = componentRegistry
    self.designSystemProvider = designSystemProvider
    self.sectionRegistry = sectionRegistry
    self.tree = tree
    self.problems = problems
    self.options = options
    self.templates = templates
  }

  /// The document against a new store with its own state.
  public func resolve() -> RenderTree { resolve(into: StateStore()) }

  /// The document against a store.
  ///
  /// - Parameter initializeFromDocument: whether the document's state is stored over equal keys first.
  public func resolve(into store: StateStore, initializeFromDocument: Bool = true) -> RenderTree {
    resolve(store, tracker: nil, initializeFromDocument).tree
  }

  /// The document against a store, with the tree that remembers who reads what.
  public func resolveWithTracking(
    into store: StateStore, tracker: DependencyTracker? = nil, initializeFromDocument: Bool = true
  ) -> TrackedRenderTree {
    resolve(store, tracker: tracker ?? DependencyTracker(), initializeFromDocument)
  }

  private func resolve(
    _ store: StateStore, tracker: DependencyTracker?, _ initializes: Bool
  ) -> TrackedRenderTree {
    if initializes {
      store.initialize(from: document.state.valuesByName())
    }
    let context = context(store, tracker: tracker)
    let (root, viewNode) = context.resolveRoot()
    let actions = document.actions.valuesByName()
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
        registry: componentRegistry, sections: sectionRegistry, problems: problems,
        templates: templates ?? TemplateCache()))
  }
}

/// A render tree and the tree that remembers who reads what, part for part alike.
@MainActor
public struct TrackedRenderTree {
  /// What is drawn.
  public internal(set) var tree: RenderTree
  /// Who reads what.
  public let viewTree: ViewNode
  let pass: ResolutionPass
}
