public import CladsDocument
import CladsExpressions
public import CladsProject
public import CladsRendering
import CladsRuntime
public import JSONSyntax

/// Resolves the documents of a project without running them.
@MainActor
public final class ScreenResolver {
  private let project: Project
  private let pipeline: CladsPipeline
  private let options: PreviewOptions

  /// Creates a resolver for the documents of a project, as the app shows them on device.
  public init(_ project: Project, plugins: [any CLADSPlugin] = []) {
    self.project = project
    options = PreviewOptions(as: .device, level: project.vocabulary.level)
    let registry = CladsRegistry(actionRegistry: .standard(level: options.level))
    registry.load(plugins)
    registry.load(ProjectPlugin(project: project))
    pipeline = registry.frozen()
  }

  /// The names that the documents may use.
  package var vocabulary: Vocabulary { project.vocabulary }

  /// Resolves a document against a state; an error node takes the place of each node that cannot be resolved.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - tree: the syntax tree of its file.
  ///   - state: the values of the state, by name.
  /// - Returns: the render tree.
  public func resolve(
    _ document: Document.Definition, tree: SyntaxTree, state: [String: Document.StateValue]
  ) -> RenderTree {
    let store = StateStore(evaluator: pipeline.evaluator)
    store.deviations = options.as.deviations
    store.initialize(from: state)
    return Resolver(
      document: document, componentRegistry: pipeline.resolvers, designSystemProvider: designSystem(document),
      sectionRegistry: pipeline.sectionResolvers, tree: tree, addons: pipeline.addons,
      options: PreviewRuntime.resolution(options)
    ).resolveRecovering(into: store, initializeFromDocument: false)
  }

  /// Returns the resolver of the style ids of a document.
  package func styles(of document: Document.Definition) -> StyleResolver {
    StyleResolver(
      styles: document.styles, designSystemProvider: designSystem(document),
      options: PreviewRuntime.resolution(options))
  }

  private func designSystem(_ document: Document.Definition) -> (any DesignSystemProvider)? {
    PreviewRuntime.designSystem(of: document, pipeline, project, options)
  }
}
