/// An object: members between braces.
@usableFromInline package struct ObjectSyntax: Sendable {
  @usableFromInline package let node: SyntaxNode

  /// The members in document order, including those with repeated names.
  @inlinable package var members: [MemberSyntax] { node.children.map { MemberSyntax(unchecked: $0) } }

  /// Returns the first member with this name, or `nil` if there is none.
  @inlinable
  package func member(named name: String) -> MemberSyntax? {
    let index = node.tree.withView { $0.member(named: name, of: node.index) }
    return index.map { MemberSyntax(unchecked: SyntaxNode(tree: node.tree, index: $0)) }
  }

  /// The value of the first member with this name; `nil` if there is none or its value is missing.
  @inlinable
  package subscript(name: String) -> SyntaxNode? { member(named: name)?.value }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as an object; `nil` if it has another kind.
  @inlinable package var object: ObjectSyntax? { kind == .object ? ObjectSyntax(unchecked: self) : nil }
}
