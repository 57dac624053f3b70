import Diagnostics

/// A style for a state that a button does not have.
enum StylesStateUnknown: Rule {
  static let id: DiagnosticID = "styles-state-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A style for a state that a button does not have.",
    why: "A button is either normal or selected. A style for any other state is never used.",
    bad: #"""
      {
        "id": "filter",
        "state": { "on": false },
        "styles": { "tag": { "fontSize": 16 }, "tagOn": { "inherits": "tag", "fontWeight": "bold" } },
        "root": {
          "children": [
            { "type": "button", "text": "New", "styles": { "normal": "tag", «"active"»: "tagOn" },
              "isSelectedBinding": "on", "actions": { "onTap": { "type": "toggleState", "path": "on" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "filter",
        "state": { "on": false },
        "styles": { "tag": { "fontSize": 16 }, "tagOn": { "inherits": "tag", "fontWeight": "bold" } },
        "root": {
          "children": [
            { "type": "button", "text": "New", "styles": { "normal": "tag", "selected": "tagOn" },
              "isSelectedBinding": "on", "actions": { "onTap": { "type": "toggleState", "path": "on" } } }
          ]
        }
      }
      """#,
    fix: "Rename it to the intended state, or delete it")
}
