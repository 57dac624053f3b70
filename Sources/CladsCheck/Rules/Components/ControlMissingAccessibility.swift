import CladsDocument
import Diagnostics
import JSONSyntax

/// A control whose purpose a screen reader cannot say.
enum ControlMissingAccessibility {
  static let rule = Rule(
    "control-missing-accessibility", .info, .accessibility,
    checks: .component(kinds: ["toggle", "slider"], check), isOnByDefault: false,
    summary: "A toggle or a slider that has no accessibility label.",
    why: """
      A screen reader says only "switch" or a number: a label beside the control is not part of it, and the \
      current runtime ignores `accessibilityLabel`.
      """,
    bad: .compactScreen(
      "settings", state: #"{ "alerts": true }"#, #"{ "type": «"toggle"», "bind": "alerts" }"#),
    good: .replacing(#""alerts" }"#, with: #""alerts", "accessibilityLabel": "Alerts" }"#))

  private static let labels = Document.ComponentContents.table.keys([
    \.accessibilityLabel, \.accessibilityHidden,
  ])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.keys.isDisjoint(with: labels), context.isSettled(component.origin.node) else { return }
    let label = context.name(\Document.ComponentContents.accessibilityLabel)
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode),
        "a screen reader cannot say what this \(component.kind.rawValue) is for",
        help: "add an `\(label)` for apps that support it"))
  }
}
