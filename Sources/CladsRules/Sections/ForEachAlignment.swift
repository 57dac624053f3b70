import Diagnostics

/// An alignment that a `forEach` does not take.
enum ForEachAlignment: Rule {
  static let id: DiagnosticID = "foreach-alignment"
  static let severity = Severity.error
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.rejectsDocument
  static let documentation = RuleDocumentation(
    summary: "An `alignment` of a `forEach` that is an object or another word than it takes.",
    why: """
      Unlike a stack, a `forEach` takes one word, `leading`, `center` or `trailing`, and has no \
      fallback.
      """,
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": {
          "children": [
            { "type": "forEach", "items": "cities", "alignment": «{ "horizontal": "leading" }»,
              "template": { "type": "label", "text": "${item}" } }
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
              "template": { "type": "label", "text": "${item}" } }
          ]
        }
      }
      """#,
    fix: "Write the word that was meant")
}
