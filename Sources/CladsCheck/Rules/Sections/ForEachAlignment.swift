import Diagnostics

/// An invalid alignment of a `forEach`.
enum ForEachAlignment: Rule {
  static let id: DiagnosticID = "foreach-alignment"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An `alignment` of a `forEach` that is an object or an unknown value.",
    why: "Unlike a stack, a `forEach` takes only `leading`, `center` or `trailing` and has no fallback.",
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "forEach", "items": "cities", "alignment": «{ "horizontal": "leading" }»,
              "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "forEach", "items": "cities", "alignment": "leading",
              "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
          ]
        }
      }
      """#,
    fix: "Replace it with the intended value")
}
