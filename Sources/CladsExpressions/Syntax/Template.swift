import SourceText

/// A text with `${…}` placeholders, split into segments without loss.
package struct Template: Sendable, Hashable {
  /// The maximum number of placeholders in a template; what follows the last one stays text.
  package static let maximumPlaceholders = 1_000

  /// A segment of a template; ranges are in UTF-8 bytes of the text that was parsed.
  package enum Segment: Sendable, Hashable {
    /// Text that stays as it is.
    case text(Range<Int>)
    /// A placeholder from `${` to `}`, the range of its body, and its tree. Ranges in the tree are relative
    /// to the start of the template.
    case placeholder(Range<Int>, body: Range<Int>, expression: Expression)

    package var range: Range<Int> {
      switch self {
      case .text(let range): range
      case .placeholder(let range, _, _): range
      }
    }
  }

  /// The segments, in order and without gaps.
  package let segments: [Segment]
  /// The problems of the placeholders themselves, not of the expressions in them.
  package let problems: [TemplateProblem]

  /// Whether the template has at least one placeholder.
  package var hasPlaceholders: Bool {
    segments.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// Parses `text`.
  package static func parse(_ text: String) -> Template { text.withBytes { parse($0) } }

  /// Parses UTF-8 bytes.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Template {
    var scanner = TemplateScanner(bytes: bytes)
    return scanner.scan()
  }

  /// The problems of the placeholders' expressions, except those explained by a problem of the template.
  package var expressionProblems: [ExpressionProblem] {
    segments.flatMap { segment -> [ExpressionProblem] in
      guard case .placeholder(let range, _, let expression) = segment, !expression.isValid else { return [] }
      let isExplained = problems.contains { $0.explains && $0.range.overlaps(range) }
      return isExplained ? [] : expression.problems
    }
  }
}

/// Tests of a text that do not build a `Template`.
extension Template {
  /// Returns whether the text contains `${`.
  package static func containsPlaceholder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    opening(in: bytes, from: 0) != nil
  }

  /// Returns whether the text contains `${`.
  package static func containsPlaceholder(_ text: String) -> Bool {
    text.withBytes { containsPlaceholder($0) }
  }

  /// Returns the range of the body if the whole text is a single placeholder, else `nil`.
  package static func solePlaceholderBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let last = bytes.count - 1
    guard last > 2, bytes[0] == Byte.dollar, bytes[1] == Byte.openBrace, bytes[last] == Byte.closeBrace else {
      return nil
    }
    var scanner = TemplateScanner(bytes: bytes)
    guard let end = scanner.end(ofPlaceholderAt: 0), end == last else { return nil }
    return 2..<end
  }

  /// Returns the range of the body if the whole text is a single placeholder, else `nil`.
  package static func solePlaceholderBody(_ text: String) -> Range<Int>? {
    text.withBytes { solePlaceholderBody($0) }
  }

  /// Returns the offset of the first `${` at or after `start`, or `nil` if there is none.
  static func opening(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    let last = bytes.count - 1
    while position < last {
      if bytes[position] == Byte.dollar, bytes[position + 1] == Byte.openBrace { return position }
      position += 1
    }
    return nil
  }
}
