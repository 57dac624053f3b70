/// A node that an app or a plugin adds to the render tree.
public protocol CustomRenderNode: Sendable {
  /// The kind, which selects the renderer.
  static var kind: RenderNodeKind { get }
}
