package import CladsDocument
package import CladsExpressions
package import JSONSyntax
package import SourceText

/// An offset inside an expression in a string.
package struct ExpressionCursor: Sendable {
  /// The record of the string.
  package let node: RecordIndex
  /// The role of the string.
  package let role: Role
  /// The expression: the whole string, or the inside of one placeholder. Its ranges are in UTF-8 bytes of the
  /// decoded text of the string.
  package let expression: Expression
  /// The range of the expression, in UTF-8 bytes of the decoded text of the string.
  package let body: Range<Int>
  /// The offset, in UTF-8 bytes of the decoded text of the string.
  package let offset: Int

  /// Creates a cursor in the expression around an offset; `nil` if the offset is in the plain text of a
  /// template.
  init?(at sourceOffset: TextOffset, in node: RecordIndex, role: Role, _ view: SyntaxView) {
    let text = view.string(node)
    let offset = view.decodedOffset(of: sourceOffset, in: node)
    if role == .template {
      let template = Template.parse(text)
      for segment in template.segments {
        if case .placeholder(_, let body, let expression) = segment, body.lowerBound <= offset,
          offset <= body.upperBound
        {
          self.init(node: node, role: role, expression: expression, body: body, offset: offset)
          return
        }
      }
      guard let body = Self.openPlaceholder(text, before: offset) else { return nil }
      var copy = text
      let expression = copy.withUTF8 { Expression.parse($0, in: body) }
      self.init(node: node, role: role, expression: expression, body: body, offset: offset)
      return
    }
    self.init(
      node: node, role: role, expression: Expression.parse(text), body: 0..<text.utf8.count, offset: offset)
  }

  private init(node: RecordIndex, role: Role, expression: Expression, body: Range<Int>, offset: Int) {
    self.node = node
    self.role = role
    self.expression = expression
    self.body = body
    self.offset = offset
  }

  /// Returns the range inside a placeholder that is still being typed: `${` without a following `}`.
  private static func openPlaceholder(_ text: String, before offset: Int) -> Range<Int>? {
    let bytes = Array(text.utf8)
    var position = min(offset, bytes.count)
    while position >= 2 {
      if bytes[position - 1] == Byte.closeBrace { return nil }
      if bytes[position - 1] == Byte.openBrace, bytes[position - 2] == Byte.dollar {
        let end =
          bytes[max(position, offset)...].firstIndex { $0 == Byte.closeBrace || $0 == Byte.space }
          ?? bytes.count
        return position..<max(position, end)
      }
      position -= 1
    }
    return nil
  }
}

extension SyntaxView {
  /// Returns the offset in the decoded text of the string at `node`, in UTF-8 bytes, for an offset in the
  /// source; clamped to the ends of the string.
  package func decodedOffset(of offset: TextOffset, in node: RecordIndex) -> Int {
    let content = contentRange(of: node)
    let raw = min(max(offset.utf8 - content.lowerBound, 0), content.count)
    guard flags(node).contains(.escaped) else { return raw }
    return (0..<string(node).utf8.count).partitioningIndex {
      sourceOffset(ofDecoded: $0, in: node).utf8 - content.lowerBound >= raw
    }
  }
}
