import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A named style with the same properties as another one.
enum DuplicateStyle {
  static let rule = Rule(
    "duplicate-style", .hint, .styles, checks: .document(check), isOnByDefault: false,
    summary: "Two named styles with the same properties, inherited ones included.",
    why: "A change to one of them must be repeated in the other.",
    bad: .screen(
      "greeting", styles: #"{ "title": { "fontSize": 28 }, «"heading"»: { "fontSize": 28 } }"#,
      #"""
      { "type": "label", "text": "Hello", "styleId": "title" },
      { "type": "label", "text": "News", "styleId": "heading" }
      """#),
    fix: "Use the first style in both places", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    var first: [Document.Style: Named<Document.Style>] = [:]
    for style in context.document.styles ?? [:] where !context.isCanceled() {
      guard let resolved = context.styles.resolved(style.name), !resolved.isCyclic,
        let looks = looks(of: resolved.style)
      else { continue }
      guard let original = first[looks] else {
        first[looks] = style
        continue
      }
      context.report(
        RuleFinding(
          at: context.view.range(style.key),
          "`\(style.name)` has the same properties as `\(original.name)`",
          help: "use `\(original.name)` in both places",
          related: [Related("first declared here", at: context.view.range(original.key))],
          fixes: merge(style, into: original.name, context)))
    }
  }

  /// Returns the properties without the parent, or `nil` if the style has none.
  private static func looks(of style: Document.Style) -> Document.Style? {
    var looks = style
    looks.inherits = nil
    return looks == Document.Style() ? nil : looks
  }

  private static func merge(_ style: Named<Document.Style>, into name: String, _ context: RuleContext)
    -> [QuickFix]
  {
    // The first style may inherit from the second one.
    guard context.styles.resolved(name)?.chain.contains(style.name) == false,
      let member = context.view.member(owning: style.key), let removal = context.view.removal(of: member)
    else { return [] }
    let references = context.analysis.symbols.symbol(.style, named: style.name)?.references ?? []
    let edits = references.map {
      TextEdit(range: context.view.range($0), newText: StringLiteral.quoted(name))
    }
    return [QuickFix("Use `\(name)` instead", edits: [removal] + edits)]
  }
}
