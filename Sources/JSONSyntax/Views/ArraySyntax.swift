/// An array: elements between brackets.
public struct ArraySyntax: Sendable {
  /// The node of the array.
  public let node: SyntaxNode

  /// The elements in document order.
  @inlinable public var elements: SyntaxNode.Children { node.children }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as an array.
  @inlinable public var array: ArraySyntax? { kind == .array ? ArraySyntax(unchecked: self) : nil }
}
