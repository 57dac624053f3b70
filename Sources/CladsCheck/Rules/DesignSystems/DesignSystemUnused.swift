import CladsAnalysis
import CladsDocument
import Diagnostics

/// A design system that is never used.
enum DesignSystemUnused {
  static let rule = Rule(
    "design-system-unused", .hint, .designSystems, checks: .document(check),
    summary: "A `designSystem` in a document that uses no tokens.",
    why: "It has no effect, and suggests a dependency that does not exist.",
    bad: #"""
      {
        "id": "greeting", «"designSystem"»: "lightspeed",
        "root": { "children": [ { "type": "label", "text": "Hello" } ] }
      }
      """#,
    good: .replacing(#" "designSystem": "lightspeed","#, with: ""),
    fix: "Delete `designSystem`", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    guard context.document.designSystem != nil, context.analysis.symbols.all(.token).isEmpty,
      !context.hasSyntaxErrors, let key = context.key(\.designSystem, of: context.document)
    else { return }
    context.report(
      RuleFinding(
        at: key, "no style refers to a token of this design system", help: "delete it, or use a token",
        fixes: context.deletion(\.designSystem, of: context.document).map(\.safe), tags: [.unnecessary]))
  }
}
