import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A named action that is called like a built-in type and is something else.
enum HostActionShadowed: DocumentRule {
  static let id: DiagnosticID = "host-action-shadowed"
  static let severity = Severity.info
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A named action whose id is a built-in action type, though it has another type.",
    why: "Readers, and the app's own code that handles actions by id, take it for what it is called.",
    bad: #"""
      {
        "id": "news",
        "actions": { «"dismiss"»: { "type": "navigate", "destination": "home" } },
        "root": { "children": [ { "type": "button", "text": "Home", "actions": { "onTap": "dismiss" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "actions": { "goHome": { "type": "navigate", "destination": "home" } },
        "root": { "children": [ { "type": "button", "text": "Home", "actions": { "onTap": "goHome" } } ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.document.actions {
      guard let type = entry.value.type, type != entry.name,
        case .builtIn? = context.analysis.vocabulary.entry(named: entry.name, in: .action)?.origin,
        closest(to: type, in: [entry.name], atMost: 2).isEmpty
      else { continue }
      context.report(
        Finding(
          id, at: context.view.range(entry.key),
          "`\(entry.name)` is a built-in type, but this action is a `\(type)`",
          help: "give it a name that says what it does"))
    }
  }
}
