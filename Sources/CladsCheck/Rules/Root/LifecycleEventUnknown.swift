import Diagnostics

/// An unknown event of the screen.
enum LifecycleEventUnknown: Rule {
  static let id: DiagnosticID = "lifecycle-event-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An event of the screen other than `onAppear` and `onDisappear`.",
    why: "The screen has only these two events. An action bound to any other never runs.",
    bad: #"""
      {
        "id": "welcome",
        "state": { "greeting": "Hello" },
        "root": {
          "actions": { «"onLoad"»: { "type": "setState", "path": "greeting", "value": "Welcome back" } },
          "children": [{ "type": "label", "text": "${greeting}, Ann" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "welcome",
        "state": { "greeting": "Hello" },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "greeting", "value": "Welcome back" } },
          "children": [{ "type": "label", "text": "${greeting}, Ann" }]
        }
      }
      """#,
    fix: "Rename it to the intended event, or delete it")
}
