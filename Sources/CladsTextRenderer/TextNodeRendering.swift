public import CladsRenderTree
public import TextUI

/// Draws the nodes of one kind as text.
public protocol TextNodeRendering: Sendable {
  /// The kind.
  static var nodeKind: RenderNodeKind { get }

  /// The view of a node.
  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView
}

/// The renderers by the kinds they draw.
@MainActor
public final class TextNodeRendererRegistry {
  private var renderers: [RenderNodeKind: any TextNodeRendering] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry with what another one has now.
  public init(copying other: TextNodeRendererRegistry) { renderers = other.renderers }

  /// Adds a renderer; of two for one kind the last counts.
  public func register<Renderer: TextNodeRendering>(_ renderer: Renderer) {
    renderers[Renderer.nodeKind] = renderer
  }

  /// Removes the renderer of a kind.
  public func unregister(_ kind: RenderNodeKind) { renderers[kind] = nil }

  /// The renderer of a kind.
  public func renderer(for kind: RenderNodeKind) -> (any TextNodeRendering)? { renderers[kind] }

  /// Whether a kind has a renderer.
  public func hasRenderer(for kind: RenderNodeKind) -> Bool { renderers[kind] != nil }

  /// The view of a node; nothing when nobody draws its kind.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView? {
    renderers[node.kind]?.render(node.content, context: context)
  }
}
