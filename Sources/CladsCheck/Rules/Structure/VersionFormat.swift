import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A version in an unusual format.
enum VersionFormat {
  static let rule = Rule(
    "version-format", .hint, .structure, checks: .document(check), isOnByDefault: false,
    summary: "A `version` that is not two or three numbers separated by dots.",
    why: "The current runtime does not compare versions; a uniform format allows a later one to do so.",
    bad: #"""
      { "id": "welcome", "version": «"one"», "root": { "children": [ { "type": "label", "text": "Hi" } ] } }
      """#,
    good: .replacing(#""one""#, with: #""1.0""#))

  static func check(_ context: RuleContext) {
    guard let version = context.document.version, !isVersion(version),
      let node = context.valueNode(\.version, of: context.document), context.view.isCompleteString(node)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(version)` is not two or three numbers separated by dots",
        help: "write it as `1.0` or `1.0.0`"))
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0.isDigit } }
  }
}
