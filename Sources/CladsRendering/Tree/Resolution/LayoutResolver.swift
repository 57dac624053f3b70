public import CladsDocument

/// Resolves the nodes of a layout.
@MainActor
public protocol LayoutResolving {
  /// Resolves a stack and everything in it.
  ///
  /// - Throws: the first error of a component.
  func resolve(_ layout: Document.Layout, context: ResolutionContext) throws -> NodeResolutionResult

  /// Resolves a node of any kind and everything in it.
  ///
  /// - Throws: the first error of a component.
  func resolveNode(_ node: Document.LayoutNode, context: ResolutionContext) throws -> NodeResolutionResult
}

/// Resolves section layouts.
@MainActor
public protocol SectionLayoutResolving {
  /// Resolves a section layout and everything in it.
  ///
  /// - Throws: the first error of a component.
  func resolve(_ layout: Document.SectionLayout, context: ResolutionContext) throws -> NodeResolutionResult
}

/// Resolves stacks and other nodes with the component resolvers of a registry.
public struct LayoutResolver: LayoutResolving {
  private let components: ComponentResolverRegistry
  private let sections: SectionLayoutConfigResolverRegistry

  /// Creates a resolver; without `layoutConfigRegistry`, a section has the parameters that its document
  /// specifies.
  public init(
    componentRegistry: ComponentResolverRegistry,
    layoutConfigRegistry: SectionLayoutConfigResolverRegistry? = nil
  ) {
    components = componentRegistry
    sections = layoutConfigRegistry ?? SectionLayoutConfigResolverRegistry()
  }

  public func resolve(
    _ layout: Document.Layout, context: ResolutionContext
  ) throws -> NodeResolutionResult { try resolveNode(.layout(layout), context: context) }

  public func resolveNode(
    _ node: Document.LayoutNode, context: ResolutionContext
  ) throws -> NodeResolutionResult {
    let context = context.with(components, sections)
    let (renderNode, viewNode) = context.resolve(node, at: context.parentViewNode?.children.count ?? 0)
    if let failure = context.pass.failure { throw failure }
    viewNode.parent = context.parentViewNode
    return NodeResolutionResult(renderNode: renderNode, viewNode: context.isTracking ? viewNode : nil)
  }
}

/// Resolves section layouts with the resolvers of registries.
public struct SectionLayoutResolver: SectionLayoutResolving {
  private let nodes: LayoutResolver

  /// Creates a resolver; without `layoutConfigRegistry`, a section has the parameters that its document
  /// specifies.
  public init(
    componentRegistry: ComponentResolverRegistry,
    layoutConfigRegistry: SectionLayoutConfigResolverRegistry? = nil
  ) {
    nodes = LayoutResolver(componentRegistry: componentRegistry, layoutConfigRegistry: layoutConfigRegistry)
  }

  public func resolve(
    _ layout: Document.SectionLayout, context: ResolutionContext
  ) throws -> NodeResolutionResult { try nodes.resolveNode(.sectionLayout(layout), context: context) }
}
