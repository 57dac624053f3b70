public import SourceText

/// A string: a value or the name of a member.
@usableFromInline package struct StringSyntax: Sendable {
  @usableFromInline package let node: SyntaxNode

  /// The decoded text; lone surrogates and malformed UTF-8 become U+FFFD.
  @inlinable package var value: String { node.tree.withView { $0.string(node.index) } }

  /// The source range between the quotes.
  @inlinable package var contentRange: TextRange {
    let range = node.tree.withView { $0.contentRange(of: node.index) }
    return TextRange(utf8: range.lowerBound, range.upperBound)
  }

  /// Returns the source offset of an offset in `value`, in UTF-8 bytes.
  ///
  /// An offset inside the scalar that an escape encodes maps to the start of the escape. Offsets outside
  /// `value` are clamped.
  package func sourceOffset(ofDecoded offset: Int) -> TextOffset {
    node.tree.withView { $0.sourceOffset(ofDecoded: offset, in: node.index) }
  }

  /// Returns the source range of a range of `value`, in UTF-8 bytes.
  package func sourceRange(ofDecoded range: Range<Int>) -> TextRange {
    TextRange(sourceOffset(ofDecoded: range.lowerBound), sourceOffset(ofDecoded: range.upperBound))
  }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a string; `nil` if it has another kind.
  @inlinable package var string: StringSyntax? { kind == .string ? StringSyntax(unchecked: self) : nil }
}
