import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A reference with `@` to a style of the document.
enum DesignTokenStyle {
  static let rule = Rule(
    "design-token-style", .warning, .designSystems, checks: .document(check),
    absorbing: [DesignTokenUnknown.rule.description, DesignTokenKind.rule.description],
    summary: "A style of the document that is referred to with `@`, like a token of a design system.",
    why: """
      `@caption` is the token `caption` of the app's design system, never the style `caption` of the \
      document. If the app has no such token, the component is drawn without a style.
      """,
    bad: .compactScreen(
      "greeting", styles: #"{ "caption": { "fontSize": 12 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": «"@caption"» }"#),
    fix: "Remove the `@`")

  static func check(_ context: RuleContext) {
    for symbol in context.analysis.symbols.all(.token)
    where !context.isCanceled() && context.styles.isMeantAsStyle(token: symbol.name) {
      for reference in symbol.references
      where context.view.isCompleteString(reference) && context.isStyleUsed(at: reference) {
        context.report(
          RuleFinding(
            at: context.view.range(reference),
            "`@\(symbol.name)` is a token of a design system, not the style `\(symbol.name)`",
            consequence: "without such a token in the app, the component is drawn without a style",
            help: "write `\(symbol.name)`", fixes: context.replacements(of: reference, with: [symbol.name])))
      }
    }
  }
}
