public import SourceText

/// A number.
public struct NumberSyntax: Sendable {
  /// The node of the number.
  public let node: SyntaxNode

  /// The value; absent when it is too large for a double or not written as JSON wants it.
  @inlinable public var double: Double? { node.tree.withView { $0.number(node.index) } }

  /// The value when it is a whole number of at most 64 bits, also when written `3.0` or `1e2`.
  @inlinable public var integer: Int? { node.tree.withView { $0.integer(node.index) } }

  /// Whether the value is a whole number, however large.
  @inlinable public var isIntegral: Bool { node.tree.withView { $0.isIntegral(node.index) } }

  /// The number as written.
  @inlinable public var spelling: String {
    String(decoding: node.tree.storage.bytes[node.range.start.utf8..<node.range.end.utf8], as: UTF8.self)
  }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a number.
  @inlinable public var number: NumberSyntax? { kind == .number ? NumberSyntax(unchecked: self) : nil }
}
