import SourceText

/// A placeholder of another template language, such as `{{name}}`, `#{name}`, `\(name)` or `$name`: text, as
/// far as templates are concerned.
package struct ForeignPlaceholder: Sendable, Hashable {
  /// The range with the delimiters, in UTF-8 bytes of the text.
  package let range: Range<Int>
  /// The valid expression in it; its ranges are in UTF-8 bytes of the text, too.
  package let expression: Expression
  /// The range of the expression, without the spaces around it.
  package let body: Range<Int>
  /// Whether no delimiter marks its end, as in `$name.`: the path may be shorter.
  package let isOpenEnded: Bool
  /// Whether it starts like a placeholder of this language: `${{name}}`.
  package let startsLikePlaceholder: Bool

  /// Returns the foreign placeholders between the placeholders of a template, in order.
  package static func all(in text: String, _ template: Template) -> [ForeignPlaceholder] {
    text.withBytes { bytes in
      var found: [ForeignPlaceholder] = []
      for segment in template.segments {
        let start = max(segment.range.lowerBound, found.last?.range.upperBound ?? 0)
        switch segment {
        case .text(let range): found += all(in: bytes, from: start, to: range.upperBound)
        case .placeholder(_, _, let expression) where !expression.isValid:
          var scanner = ForeignPlaceholderScanner(bytes: bytes, position: start)
          if let placeholder = scanner.placeholder() { found.append(placeholder) }
        case .placeholder: continue
        }
      }
      return found
    }
  }

  /// Returns the foreign placeholders in a text without `${…}`, in order.
  package static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [ForeignPlaceholder] {
    all(in: bytes, from: 0, to: bytes.count)
  }

  private static func all(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> [ForeignPlaceholder] {
    var first = start
    while first < end, !bytes[first].mayOpenForeignPlaceholder { first += 1 }
    guard first < end else { return [] }
    var scanner = ForeignPlaceholderScanner(
      // A brace may have a sign before it.
      bytes: UnsafeBufferPointer(rebasing: bytes[..<end]), position: max(start, first - 1))
    return scanner.scan()
  }
}

private struct ForeignPlaceholderScanner {
  /// A placeholder with a longer body is not recognized, so that a text full of openings takes linear time.
  private static let longestBody = 128
  /// How many are recognized in a text.
  private static let maximumCount = 100

  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  mutating func scan() -> [ForeignPlaceholder] {
    var found: [ForeignPlaceholder] = []
    while position < bytes.count, found.count < Self.maximumCount {
      if let placeholder = placeholder() {
        found.append(placeholder)
        position = placeholder.range.upperBound
      }
    }
    return found
  }

  /// Returns the placeholder at the position, or advances it.
  mutating func placeholder() -> ForeignPlaceholder? {
    let start = position
    let found: ForeignPlaceholder? =
      switch bytes[start] {
      case Byte.dollar: afterDollar(start)
      case Byte.openBrace: braced(from: start, at: start)
      case Byte.hash, Byte.percent: prefixed(start)
      case Byte.backslash: parenthesized(start)
      case Byte.lessThan: tag(start)
      default: nil
      }
    if found == nil, position == start { position += 1 }
    return found
  }

  private mutating func afterDollar(_ start: Int) -> ForeignPlaceholder? {
    switch bytes.byte(at: start + 1) {
    case Byte.openBrace:
      if bytes.byte(at: start + 2) == Byte.openBrace { return braced(from: start, at: start + 1) }
      position += 2
      return nil
    case Byte.openParenthesis: return parenthesized(start)
    case Byte.space:
      var brace = start + 1
      while brace < start + 4, bytes.byte(at: brace) == Byte.space { brace += 1 }
      guard bytes.byte(at: brace) == Byte.openBrace, bytes.byte(at: brace + 1) != Byte.openBrace else {
        return nil
      }
      return braced(from: start, at: brace)
    case let byte where byte.isNameStart: return path(start)
    default: return nil
    }
  }

  /// `#{name}` and `%{name}`, but not `100%{name}`.
  private mutating func prefixed(_ start: Int) -> ForeignPlaceholder? {
    guard bytes.byte(at: start + 1) == Byte.openBrace, bytes.byte(at: start + 2) != Byte.openBrace,
      !bytes.byte(at: start - 1).isDigit
    else { return nil }
    return braced(from: start, at: start + 1)
  }

  /// One to three braces around an expression.
  private mutating func braced(from start: Int, at open: Int) -> ForeignPlaceholder? {
    var count = 0
    while bytes.byte(at: open + count) == Byte.openBrace { count += 1 }
    guard count <= 3, let end = end(of: open + count, before: Byte.closeBrace, not: Byte.openBrace) else {
      position = open + count
      return nil
    }
    var close = end
    while close < end + count, bytes.byte(at: close) == Byte.closeBrace { close += 1 }
    return make(start..<close, open + count..<end)
  }

  /// `\(name)` and `$(name)`.
  private func parenthesized(_ start: Int) -> ForeignPlaceholder? {
    guard bytes.byte(at: start + 1) == Byte.openParenthesis,
      let end = end(of: start + 2, before: Byte.closeParenthesis, not: Byte.openParenthesis)
    else { return nil }
    return make(start..<end + 1, start + 2..<end)
  }

  /// `<%= name %>`
  private func tag(_ start: Int) -> ForeignPlaceholder? {
    guard bytes.byte(at: start + 1) == Byte.percent, bytes.byte(at: start + 2) == Byte.equals,
      let end = end(of: start + 3, before: Byte.percent, not: Byte.lessThan),
      bytes.byte(at: end + 1) == Byte.greaterThan
    else { return nil }
    return make(start..<end + 2, start + 3..<end)
  }

  /// `$name` and `$user.name`, but not the `$name=` of a query.
  private func path(_ start: Int) -> ForeignPlaceholder? {
    var end = start + 1
    while end < bytes.count, end - start <= Self.longestBody {
      let isDot = bytes[end] == Byte.dot && bytes.byte(at: end + 1).isNameStart
      guard bytes[end].isNamePart || isDot else { break }
      end += 1
    }
    guard bytes.byte(at: end) != Byte.equals, bytes.byte(at: end) != Byte.openParenthesis else { return nil }
    return make(start..<end, start + 1..<end, isOpenEnded: true)
  }

  private func end(of body: Int, before close: UInt8, not open: UInt8) -> Int? {
    var end = body
    while end < bytes.count, end - body <= Self.longestBody {
      if bytes[end] == close { return end }
      if bytes[end] == open { return nil }
      end += 1
    }
    return nil
  }

  private func make(
    _ range: Range<Int>, _ body: Range<Int>, isOpenEnded: Bool = false
  ) -> ForeignPlaceholder? {
    let body = bytes.trimmed(body)
    let expression = Expression.parse(bytes, in: body)
    guard expression.isValid, !expression.paths.isEmpty else { return nil }
    return ForeignPlaceholder(
      range: range, expression: expression, body: body, isOpenEnded: isOpenEnded,
      startsLikePlaceholder: bytes[range.lowerBound] == Byte.dollar
        && bytes.byte(at: range.lowerBound + 1) == Byte.openBrace)
  }
}

extension UInt8 {
  /// Whether a placeholder of any template language may start with the byte.
  var mayOpenForeignPlaceholder: Bool {
    self == Byte.dollar || self == Byte.openBrace || self == Byte.backslash || self == Byte.lessThan
  }
}
