public import SourceText

/// A string: a value or the name of a member.
public struct StringSyntax: Sendable {
  /// The node of the string.
  public let node: SyntaxNode

  /// The text: escapes replaced, lone surrogates and malformed UTF-8 as U+FFFD.
  @inlinable public var value: String { node.tree.withView { $0.string(node.index) } }

  /// The text between the quotes, as written.
  @inlinable public var contentRange: TextRange {
    let range = node.tree.withView { $0.contentRange(of: node.index) }
    return TextRange(utf8: range.lowerBound, range.upperBound)
  }

  /// The place in the source of a place in `value`, counted there in UTF-8 bytes.
  ///
  /// A place inside what an escape stands for means the start of the escape. Offsets outside `value` are clamped.
  public func sourceOffset(ofDecoded offset: Int) -> TextOffset {
    node.tree.withView { $0.sourceOffset(ofDecoded: offset, in: node.index) }
  }

  /// The stretch of the source behind a stretch of `value`, counted there in UTF-8 bytes.
  public func sourceRange(ofDecoded range: Range<Int>) -> TextRange {
    TextRange(sourceOffset(ofDecoded: range.lowerBound), sourceOffset(ofDecoded: range.upperBound))
  }

  @inlinable
  init(unchecked node: SyntaxNode) { self.node = node }
}

extension SyntaxNode {
  /// This node as a string.
  @inlinable public var string: StringSyntax? { kind == .string ? StringSyntax(unchecked: self) : nil }
}
