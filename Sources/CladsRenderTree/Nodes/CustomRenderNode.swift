/// A node that an app or a plugin adds to the render tree.
public protocol CustomRenderNode: Sendable {
  /// Its kind.
  static var kind: RenderNodeKind { get }
}
