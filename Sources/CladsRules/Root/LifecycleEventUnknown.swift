import Diagnostics

/// A screen event that does not exist.
enum LifecycleEventUnknown: Rule {
  static let id: DiagnosticID = "lifecycle-event-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "An event of the screen other than `onAppear` and `onDisappear`.",
    why: "The screen has these two events only. What is bound to another one never runs.",
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
    fix: "Rename it to the event that was meant, or delete it")
}
