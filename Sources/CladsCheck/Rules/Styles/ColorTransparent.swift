import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A color called `transparent` or `clear`.
enum ColorTransparent {
  static let rule = Rule(
    "color-transparent", .warning, .colors, .fallsBack(to: "opaque black"), checks: .color(check),
    summary: "A color called `transparent` or `clear`.",
    why: "The app does not read color names: it paints opaque black where nothing should be visible.",
    bad: .screen(
      "news",
      styles: ##"{ "plain": { "height": 44, "backgroundColor": «"transparent"», "textColor": "#0A66C2" } }"##,
      #"""
      {
        "type": "button", "text": "Close", "styleId": "plain",
        "actions": { "onTap": { "type": "dismiss" } }
      }
      """#),
    fix: "Write a color with an alpha of 0")

  private static let clear = "rgba(0, 0, 0, 0)"

  static func check(_ color: ColorUse, _ context: RuleContext) {
    guard color.color.reading.form == .invalid, case .transparent? = ColorProblem(color.color) else { return }
    let range = context.view.range(color.node)
    context.report(
      RuleFinding(
        at: range, "`\(color.color.text)` is not a valid color",
        consequence: Deviation.colorWord.entry.device, help: "write `\(clear)`",
        fixes: context.replacement("Replace with `\(clear)`", of: range, with: StringLiteral.quoted(clear))))
  }
}
