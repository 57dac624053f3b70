import SourceText

/// What other template languages replace in a text, and this one cannot express: `{{name | upper}}`,
/// `{{#if on}}`, `{% if on %}`, and the `%s` of format strings.
package struct ForeignDirective: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// An expression in double braces that is not valid here.
    case expression
    /// A condition or a loop.
    case block
    /// A conversion specifier of a format string.
    case format
  }

  package let kind: Kind
  /// The range with the delimiters, in UTF-8 bytes of the text.
  package let range: Range<Int>
  /// The range of what is between the delimiters.
  package let body: Range<Int>

  /// A directive with a longer body is not recognized, so that a text full of openings takes linear time.
  private static let longestBody = 128

  /// Returns the first directive between the placeholders of a template.
  package static func first(in text: String, _ template: Template) -> ForeignDirective? {
    text.withBytes { bytes in
      for case .text(let range) in template.segments {
        if let found = first(in: bytes, range) { return found }
      }
      return nil
    }
  }

  /// Returns the first directive in a text without `${…}`.
  package static func first(in bytes: UnsafeBufferPointer<UInt8>) -> ForeignDirective? {
    first(in: bytes, 0..<bytes.count)
  }

  private static func first(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ForeignDirective? {
    for start in range {
      switch bytes[start] {
      case Byte.openBrace:
        guard let found = braced(bytes, start, before: range.upperBound) else { continue }
        return found
      case Byte.percent:
        guard let found = format(bytes, start, in: range) else { continue }
        return found
      default: continue
      }
    }
    return nil
  }

  private static func braced(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, before end: Int
  ) -> ForeignDirective? {
    let sign = bytes.byte(at: start + 1)
    guard start + 1 < end, sign == Byte.openBrace || sign == Byte.percent else { return nil }
    let last = sign == Byte.openBrace ? Byte.closeBrace : Byte.percent
    var close = start + 2
    while close + 1 < min(end, start + longestBody) {
      if bytes[close] == last, bytes[close + 1] == Byte.closeBrace { break }
      close += 1
    }
    guard close + 1 < end, bytes[close] == last, bytes[close + 1] == Byte.closeBrace else { return nil }
    let body = bytes.trimmed(start + 2..<close)
    guard !body.isEmpty else { return nil }
    let isBlock = sign == Byte.percent || "#/^&>!~@".utf8.contains(bytes[body.lowerBound])
    return ForeignDirective(kind: isBlock ? .block : .expression, range: start..<close + 2, body: body)
  }

  /// `%s`, `%@`, `%1$@`, `%.2f`, `%ld` and `%(name)s`, but not `100 %d`.
  private static func format(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, in range: Range<Int>
  ) -> ForeignDirective? {
    var before = start - 1
    if before >= range.lowerBound, bytes[before].isNamePart || bytes[before] == Byte.percent { return nil }
    while before >= range.lowerBound, bytes[before] == Byte.space { before -= 1 }
    if before >= range.lowerBound, bytes[before].isDigit { return nil }
    var end = start + 1
    if bytes.byte(at: end) == Byte.openParenthesis {
      while end < min(range.upperBound, start + longestBody), bytes[end] != Byte.closeParenthesis { end += 1 }
      end += 1
    }
    while end < range.upperBound, bytes[end].isDigit || bytes[end] == Byte.dot || bytes[end] == Byte.dollar {
      end += 1
    }
    while end < range.upperBound, bytes[end] == UInt8(ascii: "l") { end += 1 }
    guard end < range.upperBound, "@sdifu".utf8.contains(bytes[end]), !bytes.byte(at: end + 1).isNamePart
    else {
      return nil
    }
    return ForeignDirective(kind: .format, range: start..<end + 1, body: start + 1..<end + 1)
  }
}
