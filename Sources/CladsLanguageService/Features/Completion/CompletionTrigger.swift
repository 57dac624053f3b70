import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// The characters after which clients request completion automatically.
enum CompletionTrigger: UInt8, CaseIterable {
  case quote = 0x22
  case colon = 0x3A
  case at = 0x40
  case dot = 0x2E
  case dollar = 0x24
  case brace = 0x7B
  case bracket = 0x5B

  /// Returns whether suggestions are useful after typing the character: not after a closing quote, and not
  /// after punctuation in the middle of a text.
  func isApplicable(at cursor: Cursor, _ view: SyntaxView) -> Bool {
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
  /// Whether a string names something declared elsewhere; such names may contain dots.
  fileprivate var isReference: Bool {
    switch self {
    case .reference, .parent: true
    default: false
    }
  }
}
