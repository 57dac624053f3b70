import CladsDocument
import Diagnostics

/// A corner radius that the buttons' shape overrides.
enum CornerRadiusOverridden {
  static let rule = Rule(
    "corner-radius-overridden", .info, .styles, .isIgnored, checks: .style(check),
    summary: "A `cornerRadius` in a style that only buttons with a `buttonShape` use.",
    why: "The shape of a button determines its corners, so the radius of the style is ignored.",
    bad: #"""
      {
        "id": "news",
        "styles": {
          "pill": { "height": 44, "cornerRadius": «8», "backgroundColor": "#0A66C2", "textColor": "#FFFFFF" }
        },
        "root": {
          "children": [
            {
              "type": "button", "text": "Close", "styleId": "pill", "buttonShape": "capsule",
              "actions": { "onTap": { "type": "dismiss" } }
            }
          ]
        }
      }
      """#,
    good: .document(
      .screen(
        "news",
        styles: ##"{ "pill": { "height": 44, "backgroundColor": "#0A66C2", "textColor": "#FFFFFF" } }"##,
        #"""
        {
          "type": "button", "text": "Close", "styleId": "pill", "buttonShape": "capsule",
          "actions": { "onTap": { "type": "dismiss" } }
        }
        """#)),
    fix: "Delete `cornerRadius`", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard style.value.cornerRadius != nil else { return }
    let uses = context.styles.uses(of: \.cornerRadius, from: style.name)
    guard !uses.isEmpty, uses.allSatisfy({ $0.isBuiltIn && $0.hasButtonShape && $0.kind == "button" }),
      !context.styles.isUsedOutsideComponents(style.name),
      let range = context.value(\.cornerRadius, of: style.value)
    else { return }
    context.report(
      RuleFinding(
        at: range,
        "`\(context.name(\Document.Style.cornerRadius))` is overridden by the buttons' "
          + "`\(context.name(\Document.ComponentContents.buttonShape))`",
        effect: .isIgnored,
        help: "delete it, or the buttons' `\(context.name(\Document.ComponentContents.buttonShape))`",
        related: context.styles.related(uses),
        fixes: context.deletion(\.cornerRadius, of: style.value)))
  }
}
