/// A design system: it resolves `@` style tokens and may render components itself.
public protocol DesignSystemProvider: Sendable {
  /// The name of the design system.
  static var identifier: String { get }

  /// The tokens that completion offers, with what they are for.
  ///
  /// A token that is not listed exists as well if `resolveStyle` has a style for it.
  var references: [StyleReference] { get }

  /// Returns the style for a token, which is passed without its `@`. Returns `nil` for an unknown token.
  func resolveStyle(_ reference: String) -> IR.Style?

  /// Returns whether the design system renders a node itself, given its kind and its style id as written.
  func canRender(_ node: RenderNode, styleId: String?) -> Bool
}

extension DesignSystemProvider {
  /// An empty array: by default a design system lists no tokens.
  public var references: [StyleReference] { [] }

  /// Returns `false`: by default a design system renders no component itself.
  public func canRender(_ node: RenderNode, styleId: String?) -> Bool { false }
}

/// A token that a design system lists.
public struct StyleReference: Sendable, Hashable {
  /// The name, without `@`.
  public let name: String
  /// What the token is for, in sentences.
  public let documentation: String?

  public init(_ name: String, _ documentation: String? = nil) {
    self.name = name
    self.documentation = documentation
  }
}
