/// A design system: it resolves `@` style tokens and may render components itself.
public protocol DesignSystemProvider: Sendable {
  /// The name of the design system.
  static var identifier: String { get }

  /// Returns the style for a token, which is passed without its `@`. Returns `nil` for an unknown token.
  func resolveStyle(_ reference: String) -> IR.Style?

  /// Returns whether the design system renders a node itself, given its kind and its style id as written.
  func canRender(_ node: RenderNode, styleId: String?) -> Bool
}

extension DesignSystemProvider {
  /// Returns `false`: by default a design system renders no component itself.
  public func canRender(_ node: RenderNode, styleId: String?) -> Bool { false }
}
