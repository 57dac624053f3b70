import CladsDocument
import Diagnostics
import JSONSyntax

/// A placeholder or a token as a color.
enum ColorTemplate {
  static let rule = Rule(
    "color-template", .warning, .colors, .fallsBack(to: "black, or nothing at all"), checks: .color(check),
    summary: "A placeholder or a design-system token in place of a color.",
    why: "Colors are never evaluated: the app reads the text itself as a color and paints black, or nothing.",
    bad: .compactScreen(
      "greeting", state: ##"{ "accent": "#DC143C" }"##,
      styles: #"{ "title": { "fontSize": 28, "textColor": «"${accent}"» } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    good: .document(
      .compactScreen(
        "greeting", styles: ##"{ "title": { "fontSize": 28, "textColor": "#DC143C" } }"##,
        #"{ "type": "label", "text": "Hello", "styleId": "title" }"#)))

  static func check(_ color: ColorUse, _ context: RuleContext) {
    guard color.color.reading.form == .invalid, case .computed? = ColorProblem(color.color) else { return }
    let isToken = !context.view.hasPlaceholder(color.node)
    context.report(
      RuleFinding(
        at: context.view.range(color.node),
        isToken
          ? "a color cannot be a design-system token"
          : "placeholders are not replaced in a color",
        consequence: ColorProblem.consequence(of: color.color.text),
        help: isToken
          ? "write the color itself, or use the token as a `styleId`"
          : "write the color itself; a button can switch between two styles"))
  }
}
