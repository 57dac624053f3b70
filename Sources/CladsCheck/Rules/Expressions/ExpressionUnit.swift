import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An expression of the document: the text of a `$expr`, the body of a placeholder, or a condition.
struct ExpressionUnit {
  /// Where an expression appears.
  enum Location: Hashable {
    /// The text of a `$expr`.
    case source
    /// The body of a placeholder.
    case placeholder
    /// The text of an `isSelectedBinding`.
    case condition
  }

  /// The whole string, without JSON escapes.
  let text: String
  /// The tree; its ranges are in UTF-8 bytes from the start of `text`.
  let expression: Expression
  /// The range of the expression in `text`, in UTF-8 bytes.
  let body: Range<Int>
  let location: Location
  /// The fact about the string.
  let fact: Fact
  /// The mapping from offsets in `text` to offsets in the document.
  let offsets: DecodedOffsets

  /// The text of the expression.
  var source: String { text(of: body) }

  /// Returns the range of the document for a range of `text`.
  func range(_ range: Range<Int>) -> TextRange { offsets.source(range) }

  /// Returns the text of a range.
  func text(of range: Range<Int>) -> String {
    text.withUTF8Bytes {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<$0.count)]), as: UTF8.self)
    }
  }

  /// Returns a fix that replaces a part of the text.
  func fix(_ title: String, _ range: Range<Int>, with text: String) -> QuickFix {
    let escaped = String(StringLiteral.quoted(text).dropFirst().dropLast())
    return QuickFix(title, replacing: self.range(range), with: escaped)
  }

  /// The kind of the outermost node, ignoring parentheses.
  var rootKind: Expression.Kind { expression[expression.withoutParentheses(expression.root)].kind }
}
