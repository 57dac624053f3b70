import Diagnostics

/// A value that is not allowed and that the app replaces with a default.
enum EnumIgnored: Rule {
  static let id: DiagnosticID = "enum-ignored"
  static let severity = Severity.warning
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.fallsBack(to: "the default")
  static let documentation = RuleDocumentation(
    summary: "A value that is not one of those its key allows, and that the app replaces with the default.",
    why: "The screen appears, but looks as if the key were missing.",
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
    fix: "Replace it with the intended value")
}
