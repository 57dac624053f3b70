import CladsDocument
import Diagnostics

/// A style that inherits from a design-system token.
enum StyleInheritsToken {
  static let rule = Rule(
    "style-inherits-token", .warning, .styles, .isIgnored, checks: .style(check),
    summary: "A style that inherits from a design-system token.",
    why: "Only entries of `styles` can be inherited from: the style gets none of the token's properties.",
    bad: #"""
      {
        "id": "greeting", "designSystem": "lightspeed",
        "styles": { "title": { "inherits": «"@text.heading1"», "textColor": "#1C1C1E" } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    good: .replacing(#""inherits": "@text.heading1""#, with: #""fontSize": 32"#),
    fix: "Delete `inherits`", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let parent = style.value.inherits, parent.hasPrefix("@"),
      let range = context.value(\.inherits, of: style.value)
    else { return }
    context.report(
      RuleFinding(
        at: range, "a style cannot inherit from the design-system token `\(parent)`",
        consequence: "nothing is inherited",
        help: "copy the properties you need, or use the token itself as the `styleId`",
        fixes: context.deletion(\.inherits, of: style.value)))
  }
}
