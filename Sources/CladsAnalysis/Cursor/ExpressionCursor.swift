public import CladsExpressions
public import CladsSchema
public import JSONSyntax
import SourceText

/// A place inside an expression of a string.
public struct ExpressionCursor: Sendable {
  /// The string.
  public let node: RecordIndex
  /// What the string is.
  public let role: Role
  /// The expression: the whole string, or the inside of one placeholder.
  public let expression: Expression
  /// Where the expression stands, in UTF-8 bytes of the decoded text of the string.
  public let body: Range<Int>
  /// The place, in UTF-8 bytes of the decoded text of the string.
  public let offset: Int

  /// Finds the expression around a place; nothing when the place is in the plain text of a template.
  init?(at place: TextOffset, in node: RecordIndex, role: Role, _ view: SyntaxView) {
    let text = view.string(node)
    let start = view.contentRange(of: node).lowerBound
    let offset = Self.decoded(place.utf8 - start, node, view, limit: text.utf8.count)
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
      let expression = Expression.parse(String(decoding: Array(text.utf8)[body], as: UTF8.self))
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

  /// The inside of a placeholder that is still being typed: `${` without `}` behind it.
  private static func openPlaceholder(_ text: String, before offset: Int) -> Range<Int>? {
    let bytes = Array(text.utf8)
    var position = min(offset, bytes.count)
    while position >= 2 {
      if bytes[position - 1] == UInt8(ascii: "}") { return nil }
      if bytes[position - 1] == UInt8(ascii: "{"), bytes[position - 2] == UInt8(ascii: "$") {
        let end =
          bytes[position...].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: " ") } ?? bytes.count
        return position..<max(position, end)
      }
      position -= 1
    }
    return nil
  }

  private static func decoded(_ raw: Int, _ node: RecordIndex, _ view: SyntaxView, limit: Int) -> Int {
    guard view.flags(node).contains(.escaped) else { return min(max(raw, 0), limit) }
    let start = view.contentRange(of: node).lowerBound
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high) / 2
      if view.sourceOffset(ofDecoded: middle, in: node).utf8 - start < raw {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
