public import SourceText

/// A member of an object: a name and, unless it is missing, a value.
public struct MemberSyntax: Sendable {
  /// The node of the member.
  public let node: SyntaxNode

  /// The name; its range is empty when it is missing.
  @inlinable public var name: StringSyntax {
    StringSyntax(unchecked: SyntaxNode(tree: node.tree, index: node.index &+ 1))
  }

  /// The text of the name.
  @inlinable public var nameText: String { name.value }

  /// The value; absent when it is missing.
  @inlinable public var value: SyntaxNode? {
    let value = node.index &+ 2
    return value < node.record.next ? SyntaxNode(tree: node.tree, index: value) : nil
  }

  /// The text from the name to the value.
  @inlinable public var range: TextRange { node.range }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a member of an object.
  @inlinable public var member: MemberSyntax? { kind == .member ? MemberSyntax(unchecked: self) : nil }
}
