public import SourceText

/// A member of an object: a name and, unless it is missing, a value.
@usableFromInline package struct MemberSyntax: Sendable {
  @usableFromInline package let node: SyntaxNode

  /// The name; its range is empty if it is missing.
  @inlinable package var name: StringSyntax {
    StringSyntax(unchecked: SyntaxNode(tree: node.tree, index: node.index &+ 1))
  }

  /// The decoded text of the name.
  @inlinable package var nameText: String { name.value }

  /// The value; `nil` if it is missing.
  @inlinable package var value: SyntaxNode? {
    let value = node.index &+ 2
    return value < node.record.next ? SyntaxNode(tree: node.tree, index: value) : nil
  }

  /// The range from the start of the name to the end of the value.
  @inlinable package var range: TextRange { node.range }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a member of an object; `nil` if it has another kind.
  @inlinable package var member: MemberSyntax? { kind == .member ? MemberSyntax(unchecked: self) : nil }
}
