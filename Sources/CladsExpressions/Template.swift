/// A text with `${…}` placeholders, cut into its parts without loss.
public struct Template: Sendable, Hashable {
  /// How many placeholders a template may have; what follows the last one stays text.
  public static let maximumPlaceholders = 1_000

  /// One part of a template; ranges are UTF-8 bytes of the text that was parsed.
  public enum Segment: Sendable, Hashable {
    /// Text that stays as it is.
    case text(Range<Int>)
    /// A placeholder from `${` to `}`, what stands between them, and its tree. Ranges in the tree count from
    /// the start of the template.
    case placeholder(Range<Int>, body: Range<Int>, expression: Expression)

    /// Where the part stands.
    public var range: Range<Int> {
      switch self {
      case .text(let range): range
      case .placeholder(let range, _, _): range
      }
    }
  }

  /// The parts, in order and without gaps.
  public let segments: [Segment]
  /// What is wrong with the placeholders as such; problems inside are those of their expressions.
  public let problems: [TemplateProblem]

  /// Whether anything is replaced.
  public var hasPlaceholders: Bool {
    segments.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// Cuts up `text`.
  public static func parse(_ text: String) -> Template { text.withBytes { parse($0) } }

  /// Cuts up UTF-8 bytes.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Template {
    var scanner = TemplateScanner(bytes: bytes)
    return scanner.scan()
  }

  /// The problems of the placeholders' expressions, except where the template itself has a problem that
  /// explains them.
  public var expressionProblems: [ExpressionProblem] {
    segments.flatMap { segment -> [ExpressionProblem] in
      guard case .placeholder(let range, _, let expression) = segment, !expression.isValid else { return [] }
      let isExplained = problems.contains { $0.explains && $0.range.overlaps(range) }
      return isExplained ? [] : expression.problems
    }
  }
}

/// Answers about a text without cutting it up.
extension Template {
  /// Whether `${` occurs.
  public static func containsPlaceholder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    opening(in: bytes, from: 0) != nil
  }

  /// Whether `${` occurs.
  public static func containsPlaceholder(_ text: String) -> Bool {
    text.withBytes { containsPlaceholder($0) }
  }

  /// The inside of the placeholder that is the whole text; nothing when there is more or less than that.
  public static func solePlaceholderBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let last = bytes.count - 1
    guard last > 2, bytes[0] == 0x24, bytes[1] == 0x7B, bytes[last] == 0x7D else { return nil }
    var scanner = TemplateScanner(bytes: bytes)
    guard let end = scanner.end(ofPlaceholderAt: 0), end == last else { return nil }
    return 2..<end
  }

  /// The inside of the placeholder that is the whole text; nothing when there is more or less than that.
  public static func solePlaceholderBody(_ text: String) -> Range<Int>? {
    text.withBytes { solePlaceholderBody($0) }
  }

  /// The offset of the next `${`.
  static func opening(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    let last = bytes.count - 1
    while position < last {
      if bytes[position] == 0x24, bytes[position + 1] == 0x7B { return position }
      position += 1
    }
    return nil
  }
}
