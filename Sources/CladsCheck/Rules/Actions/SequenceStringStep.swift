import Diagnostics

/// A step that is an action id.
enum SequenceStringStep: Rule {
  static let id: DiagnosticID = "sequence-string-step"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `sequence` step that is the id of an action.",
    why: "Steps are inline actions. A `sequence` cannot refer to named actions.",
    bad: #"""
      {
        "id": "cart",
        "state": { "count": 2 },
        "actions": { "empty": { "type": "setState", "path": "count", "value": 0 } },
        "root": {
          "children": [
            { "type": "label", "text": "${count} items" },
            { "type": "button", "text": "Empty", "actions": { "onTap":
              { "type": "sequence", "steps": [«"empty"», { "type": "dismiss" }] } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "cart",
        "state": { "count": 2 },
        "root": {
          "children": [
            { "type": "label", "text": "${count} items" },
            { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", "steps": [
              { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
            ] } } }
          ]
        }
      }
      """#,
    fix: "Copy the named action here")
}
