/// An array: elements between brackets.
@usableFromInline package struct ArraySyntax: Sendable {
  @usableFromInline package let node: SyntaxNode

  @inlinable package var elements: SyntaxNode.Children { node.children }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as an array; `nil` if it has another kind.
  @inlinable package var array: ArraySyntax? { kind == .array ? ArraySyntax(unchecked: self) : nil }
}
