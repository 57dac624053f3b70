import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A named style whose name starts with `@`.
enum StyleIDAt {
  static let rule = Rule(
    "style-id-at", .warning, .styles, .isIgnored, checks: .style(check),
    absorbing: [UnusedStyle.rule.description],
    summary: "A named style whose name starts with `@`.",
    why: """
      A reference that starts with `@` always means a design-system token, so the style can never be used.
      """,
    bad: .compactScreen(
      "greeting", styles: #"{ «"@title"»: { "fontSize": 28 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "@title" }"#),
    fix: "Rename the style and its references")

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard style.name.utf8.first == Byte.at else { return }
    context.report(
      RuleFinding(
        at: context.view.range(style.key), "the style `\(style.name)` can never be used",
        consequence: "`\(style.name)` always means a token of the design system",
        help: "rename it without the `@`", fixes: fixes(style, context)))
  }

  private static func fixes(_ style: Named<Document.Style>, _ context: RuleContext) -> [QuickFix] {
    let name = String(style.name.dropFirst())
    guard !name.isEmpty, !name.hasPrefix("@"), !context.analysis.symbols.declares(.style, name) else {
      return []
    }
    let systems = context.project.designSystems(named: context.document.designSystem)
    let isToken = systems.contains { $0.token(named: name) != nil }
    let references = isToken ? [] : context.analysis.symbols.symbol(.token, named: name)?.references ?? []
    return [
      QuickFix(
        "Rename to `\(name)`",
        edits: ([style.key] + references).map {
          TextEdit(range: context.view.range($0), newText: StringLiteral.quoted(name))
        })
    ]
  }
}
