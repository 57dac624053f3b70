/// An object: members between braces.
public struct ObjectSyntax: Sendable {
  /// The node of the object.
  public let node: SyntaxNode

  /// The members in document order, repeated names included.
  @inlinable public var members: [MemberSyntax] { node.children.map { MemberSyntax(unchecked: $0) } }

  /// The member with a name; the first one if there are several.
  @inlinable
  public func member(named name: String) -> MemberSyntax? {
    let index = node.tree.withView { $0.member(named: name, of: node.index) }
    return index.map { MemberSyntax(unchecked: SyntaxNode(tree: node.tree, index: $0)) }
  }

  /// The value of the member with a name; absent when there is no such member or it has no value.
  @inlinable
  public subscript(name: String) -> SyntaxNode? { member(named: name)?.value }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as an object.
  @inlinable public var object: ObjectSyntax? { kind == .object ? ObjectSyntax(unchecked: self) : nil }
}
