/// A design system: styles by their `@` tokens, and perhaps whole components of its own.
public protocol DesignSystemProvider: Sendable {
  /// Its name.
  static var identifier: String { get }

  /// The looks of a token, written without its `@`; nothing for an unknown one.
  func resolveStyle(_ reference: String) -> IR.Style?

  /// Whether it draws a node itself, by the node's kind and its style as written.
  func canRender(_ node: RenderNode, styleId: String?) -> Bool
}

extension DesignSystemProvider {
  /// It draws nothing itself.
  public func canRender(_ node: RenderNode, styleId: String?) -> Bool { false }
}
