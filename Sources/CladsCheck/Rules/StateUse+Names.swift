import CladsAnalysis
import CladsExpressions
import SourceText

extension StateUse {
  /// Returns those of the given keys that can be written in place of a component: in a template or an
  /// expression `a-b` is a difference, and `b}` ends a placeholder.
  func writable(_ keys: [String]) -> [String] {
    keys.filter { key in
      guard form == .path else { return Keypath.isName(key) }
      return StateKeyUnreachable.reason(in: key) == nil
        && key.utf8.allSatisfy { $0.isNamePart || $0 == Byte.minus }
    }
  }
}
