import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A named style that is never used.
enum UnusedStyle: DocumentRule {
  static let id: DiagnosticID = "unused-style"
  static let severity = Severity.hint
  static let group = RuleGroup.styles
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A named style that no component and no other style uses.",
    why: "It has no effect and makes the document harder to read.",
    bad: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28 }, «"oldTitle"»: { "fontSize": 24 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    fix: "Delete the style")

  static func check(_ context: RuleContext) {
    for symbol in context.unused(.style) {
      guard let key = symbol.declarations.first, let member = context.view.member(owning: key) else {
        continue
      }
      context.report(
        Finding(
          id, at: context.view.range(key), "the style `\(symbol.name)` is never used",
          help: "delete it, or use it where it should apply", fixes: context.deletion(of: member),
          tags: [.unnecessary]))
    }
  }
}
