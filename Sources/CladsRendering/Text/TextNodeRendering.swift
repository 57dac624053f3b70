import SourceText
public import TextUI

/// Draws the nodes of one kind, in cells and in points.
public protocol TextNodeRendering: Sendable {
  static var nodeKind: RenderNodeKind { get }

  /// Returns the view of a node.
  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView
}

/// The node renderers, by node kind.
public final class TextNodeRendererRegistry: Sendable {
  private let renderers: Monitor<[RenderNodeKind: any TextNodeRendering]>

  public init() { renderers = Monitor([:]) }

  /// Creates a copy of another registry.
  public init(copying other: TextNodeRendererRegistry) { renderers = Monitor(other.renderers.with { $0 }) }

  /// Registers a renderer; of two for the same kind the last one wins.
  public func register<Renderer: TextNodeRendering>(_ renderer: Renderer) {
    renderers.with { $0[Renderer.nodeKind] = renderer }
  }

  public func unregister(_ kind: RenderNodeKind) { renderers.with { $0[kind] = nil } }

  public func renderer(for kind: RenderNodeKind) -> (any TextNodeRendering)? { renderers.with { $0[kind] } }

  public func hasRenderer(for kind: RenderNodeKind) -> Bool { renderer(for: kind) != nil }

  /// Returns the view of a node, or `nil` if its kind has no renderer.
  @MainActor
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView? {
    renderer(for: node.kind)?.render(node.content, context: context)
  }
}
