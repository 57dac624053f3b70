import CladsAnalysis
import CladsSchema
import JSONSyntax
import SourceText

/// The characters behind which a client asks for suggestions by itself.
enum CompletionTrigger: UInt8, CaseIterable {
  case quote = 0x22
  case colon = 0x3A
  case at = 0x40
  case dot = 0x2E
  case dollar = 0x24
  case brace = 0x7B
  case bracket = 0x5B

  /// Whether somebody who has just typed the character at a place wants suggestions there: not behind a closing
  /// quote, and not for marks in the middle of a text.
  func isWelcome(at cursor: Cursor, _ view: SyntaxView) -> Bool {
    let isText = cursor.place.string != nil
    switch self {
    case .quote:
      return cursor.place.string.map { view.range($0).start.utf8 + 1 == view.contentRange(of: $0).lowerBound }
        ?? false
    case .colon, .bracket: return !isText
    case .at, .dollar: return isText
    case .dot:
      switch cursor.context {
      case .expression: return true
      case .text(let role, _): return role.isPath || role.isReference
      default: return false
      }
    case .brace:
      if case .expression = cursor.context { return true }
      return !isText
    }
  }
}

extension Role {
  /// Whether a text names something declared elsewhere; such names may have dots.
  fileprivate var isReference: Bool {
    switch self {
    case .reference, .parent: true
    default: false
    }
  }
}
