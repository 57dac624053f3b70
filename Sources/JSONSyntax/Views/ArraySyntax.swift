/// An array: elements between brackets.
public struct ArraySyntax: Sendable {
  public let node: SyntaxNode

  @inlinable public var elements: SyntaxNode.Children { node.children }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as an array; `nil` if it has another kind.
  @inlinable public var array: ArraySyntax? { kind == .array ? ArraySyntax(unchecked: self) : nil }
}
