import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A token without a name.
enum DesignTokenEmpty {
  static let rule = Rule(
    "design-token-empty", .error, .designSystems, .isIgnored, checks: .document(check),
    summary: "A style reference that is only `@`.",
    why: "No token has an empty name, so the component is drawn without a style.",
    bad: #"""
      {
        "id": "greeting", "designSystem": "lightspeed",
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": «"@"» } ] }
      }
      """#,
    good: .replacing(#"@""#, with: #"@text.title""#))

  static func check(_ context: RuleContext) {
    guard let symbol = context.analysis.symbols.symbol(.token, named: "") else { return }
    for reference in symbol.references where context.view.isCompleteString(reference) {
      context.report(
        RuleFinding(
          at: context.view.range(reference), "`@` is not followed by a token name",
          consequence: "the component is drawn without a style",
          help: "write the token's name after `@`"))
    }
  }
}
