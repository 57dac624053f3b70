import JSONSyntax
import SourceText
import TestSupport
import Testing

/// A text with its errors marked, their messages, and the recovered tree as printed by `TreeDump.line(of:)`.
typealias RecoveryCase = (text: String, messages: [String], tree: String)

func checkRecovery(
  _ marked: String, _ messages: [String], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let tree = SyntaxTree.parse(text.bytes)
  #expect(
    MarkedText.marking(tree.errors.map(\.range), in: text.bytes) == marked, sourceLocation: sourceLocation)
  #expect(tree.errors.map(\.message) == messages, sourceLocation: sourceLocation)
  #expect(TreeDump.line(of: tree) == expected, sourceLocation: sourceLocation)
  #expect(TreeInvariants.violations(in: tree) == [], sourceLocation: sourceLocation)
  for error in tree.errors {
    guard let fix = error.fix else { continue }
    // The fixed text may have another error: a name that is now in quotes still has no value.
    let left = SyntaxTree.parse(text.bytes.edited(by: fix.edits)).errors.count { $0.kind == error.kind }
    let before = tree.errors.count { $0.kind == error.kind }
    #expect(left < before, "`\(fix.title)` fixes nothing", sourceLocation: sourceLocation)
  }
}
