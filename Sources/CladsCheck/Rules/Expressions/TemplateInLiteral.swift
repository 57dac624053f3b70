import CladsDocument
import Diagnostics

/// A placeholder in text that is never interpolated.
enum TemplateInLiteral: ComponentRule {
  static let id: DiagnosticID = "template-in-literal"
  static let severity = Severity.warning
  static let group = RuleGroup.expressions
  static let effect = RuntimeEffect.none
  static let kinds: Set<String>? = ["textfield"]
  static let documentation = RuleDocumentation(
    summary: "A `${…}` in the `placeholder` of a text field.",
    why: "The text is shown as written. Other literal texts have rules of their own.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "" },
        "root": {
          "children": [ { "type": "textfield", "bind": "name", "placeholder": "Hi «${name}»" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "name": "" },
        "root": {
          "children": [ { "type": "textfield", "bind": "name", "placeholder": "Your name" } ]
        }
      }
      """#)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let node = context.valueNode(\.placeholder, of: component), context.view.hasPlaceholder(node),
      context.view.isCompleteString(node), let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      Finding(
        id, at: range, "placeholders are not replaced here",
        consequence: "`\(context.text(range))` is shown as written",
        help: "write plain text, or show the value in a label above the field"))
  }
}
