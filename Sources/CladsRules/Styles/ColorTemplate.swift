import CladsDocument
import Diagnostics
import JSONSyntax

/// A colour that should be computed.
enum ColorTemplate: ColorRule {
  static let id: DiagnosticID = "color-template"
  static let severity = Severity.warning
  static let group = RuleGroup.colors
  static let effect = RuntimeEffect.fallsBack(to: "black, or nothing at all")
  static let documentation = RuleDocumentation(
    summary: "A placeholder or a design-system token in place of a colour.",
    why: """
      Colours are never computed: the app takes the text itself for a colour and paints black, or nothing.
      """,
    bad: #"""
      {
        "id": "greeting",
        "state": { "accent": "#DC143C" },
        "styles": { "title": { "fontSize": 28, "textColor": «"${accent}"» } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28, "textColor": "#DC143C" } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#)

  static func check(_ color: ColorUse, _ context: RuleContext) {
    guard color.color.reading.form == .invalid, case .computed? = ColorProblem(color.color) else { return }
    let isToken = !context.hasPlaceholder(color.node)
    context.report(
      Finding(
        id, at: context.view.range(color.node),
        isToken
          ? "a colour cannot be a design-system token"
          : "a colour is never computed: placeholders stay text here",
        consequence: ColorProblem.consequence(of: color.color.text),
        help: isToken
          ? "write the colour itself, or name the token as the view's style"
          : "write the colour itself; a button can choose between two styles"))
  }
}
