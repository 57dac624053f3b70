import Diagnostics

/// A word outside its set that the app replaces.
enum EnumIgnored: Rule {
  static let id: DiagnosticID = "enum-ignored"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.fallsBack(to: "the default")
  static let documentation = RuleDocumentation(
    summary: "A word that is none of those its key takes, where the app uses the default.",
    why: "The screen appears, and the part in question looks as if nothing had been written.",
    bad: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Send", "actions": { "onTap": { "type": "dismiss" } },
              "image": { "sfsymbol": "paperplane" }, "imagePlacement": «"right"» }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "form",
        "root": {
          "children": [
            { "type": "button", "text": "Send", "actions": { "onTap": { "type": "dismiss" } },
              "image": { "sfsymbol": "paperplane" }, "imagePlacement": "trailing" }
          ]
        }
      }
      """#,
    fix: "Replace it with the word that was meant")
}
