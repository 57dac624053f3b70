public import SourceText

/// A number, which may be malformed.
@usableFromInline package struct NumberSyntax: Sendable {
  @usableFromInline package let node: SyntaxNode

  /// The value; `nil` if it is too large for a double or malformed.
  @inlinable package var double: Double? { node.tree.withView { $0.number(node.index) } }

  /// The value if it is an integer of at most 64 bits, including `3.0` and `1e2`.
  @inlinable package var integer: Int? { node.tree.withView { $0.integer(node.index) } }

  /// Whether the value is an integer of any size.
  @inlinable package var isIntegral: Bool { node.tree.withView { $0.isIntegral(node.index) } }

  /// The source text of the number.
  @inlinable package var spelling: String {
    String(decoding: node.tree.storage.bytes[node.range.start.utf8..<node.range.end.utf8], as: UTF8.self)
  }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a number; `nil` if it has another kind.
  @inlinable package var number: NumberSyntax? { kind == .number ? NumberSyntax(unchecked: self) : nil }
}
