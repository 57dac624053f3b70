public import TextUI

/// Draws the nodes of one kind, in cells and in points.
public protocol TextNodeRendering: Sendable {
  static var nodeKind: RenderNodeKind { get }

  /// Returns the view of a node.
  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView
}

/// The node renderers, by node kind.
@MainActor
public final class TextNodeRendererRegistry {
  private var renderers: [RenderNodeKind: any TextNodeRendering] = [:]

  public init() {}

  /// Creates a copy of another registry.
  public init(copying other: TextNodeRendererRegistry) { renderers = other.renderers }

  /// Registers a renderer; of two for the same kind the last one wins.
  public func register<Renderer: TextNodeRendering>(_ renderer: Renderer) {
    renderers[Renderer.nodeKind] = renderer
  }

  public func unregister(_ kind: RenderNodeKind) { renderers[kind] = nil }

  public func renderer(for kind: RenderNodeKind) -> (any TextNodeRendering)? { renderers[kind] }

  public func hasRenderer(for kind: RenderNodeKind) -> Bool { renderers[kind] != nil }

  /// Returns the view of a node, or `nil` if its kind has no renderer.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView? {
    renderers[node.kind]?.render(node.content, context: context)
  }
}
