import Diagnostics

/// A sequence whose steps have the wrong key.
enum SequenceKey: Rule {
  static let id: DiagnosticID = "sequence-key"
  static let severity = Severity.error
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "A `sequence` with `actions` or `children` instead of `steps`.",
    why: "The actions of a sequence are its `steps`. Without them, the app rejects the document.",
    bad: #"""
      {
        "id": "cart",
        "state": { "count": 2 },
        "root": {
          "children": [
            { "type": "label", "text": "${count} items" },
            { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", «"actions"»: [
              { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
            ] } } }
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
    fix: "Rename it to `steps`")
}
