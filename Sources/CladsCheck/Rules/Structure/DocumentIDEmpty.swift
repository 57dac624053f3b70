import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A document without an id.
enum DocumentIDEmpty {
  static let rule = Rule(
    "document-id-empty", .warning, .structure, checks: .document(check),
    summary: "A document whose `id` is empty or blank.",
    why:
      "The app shows the screen, but logs and tools that tell documents apart by `id` cannot identify it.",
    bad: #"""
      { "id": «""», "root": { "children": [ { "type": "label", "text": "Welcome" } ] } }
      """#,
    good: .replacing(#"id": """#, with: #"id": "welcome""#))

  static func check(_ context: RuleContext) {
    guard context.document.id.allSatisfy(\.isWhitespace),
      let node = context.valueNode(\.id, of: context.document), context.view.isCompleteString(node)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(node), "`\(context.name(\Document.Definition.id))` is empty",
        help: "write a name for the screen, such as `welcome`"))
  }
}
