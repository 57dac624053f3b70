public import CladsDocument

/// A decoded modifier of a node.
public protocol NodeModifier: Sendable {
  /// Reads everything that drawing the modifier needs, so that the node is resolved again when it changes.
  ///
  /// - Throws: `ModifierDecodingError` if the modifier cannot be drawn; the node is then drawn without it.
  @MainActor func evaluate(on element: ElementNode) throws
}

/// The addons, as decoders of modifiers.
public protocol ModifierDecoding {
  /// Decodes a modifier with the first addon that knows it.
  ///
  /// - Throws: `ModifierDecodingError` if no addon knows it.
  @MainActor
  func decode(_ modifier: ModifierExpression) throws -> any NodeModifier
}

/// A resolved node with modifiers, or with children that only modifiers draw.
public struct ModifiedNode: Sendable {
  /// A child that a modifier draws.
  public struct Template: Sendable {
    /// The child's `template`.
    public var name: String
    public var node: RenderNode

    public init(name: String, node: RenderNode) {
      self.name = name
      self.node = node
    }
  }

  /// The node without its modifiers.
  public var content: RenderNode
  /// The modifiers, the innermost first; without those that cannot be drawn.
  public var modifiers: [any NodeModifier]
  /// The children that modifiers draw, in document order.
  public var templates: [Template]
  /// The keys and `data` of the node; `nil` for a node without modifiers.
  public var element: ElementNode?

  public init(
    content: RenderNode, modifiers: [any NodeModifier] = [], templates: [Template] = [],
    element: ElementNode? = nil
  ) {
    self.content = content
    self.modifiers = modifiers
    self.templates = templates
    self.element = element
  }
}
