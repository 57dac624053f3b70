import CladsAnalysis
import CladsExpressions
import CladsSchema
import JSONSyntax
import SourceText

/// One expression of the document: the text of a `$expr`, what stands in a placeholder, or a condition.
struct ExpressionUnit {
  /// Where an expression stands.
  enum Place: Hashable {
    /// It is all of a `$expr`.
    case source
    /// It stands between `${` and `}`.
    case placeholder
    /// It is an `isSelectedBinding`.
    case condition
  }

  /// The whole string, without JSON escapes.
  let text: String
  /// The tree; its ranges count UTF-8 bytes from the start of `text`.
  let expression: Expression
  /// The part of `text` that is judged.
  let body: Range<Int>
  /// Where it stands.
  let place: Place
  /// The string.
  let fact: Fact
  /// The way from `text` to the document.
  let offsets: DecodedOffsets

  /// What is judged, as it is written.
  var source: String { text(of: body) }

  /// The stretch of the document behind a part of the text.
  func range(_ range: Range<Int>) -> TextRange { offsets.source(range) }

  /// A part of the text.
  func text(of range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
  }

  /// The kind of the outermost node, parentheses aside.
  var rootKind: Expression.Kind { expression[expression.withoutParentheses(expression.root)].kind }
}
