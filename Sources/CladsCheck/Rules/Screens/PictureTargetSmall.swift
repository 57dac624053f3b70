import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureTargetSmall = RuleDescription(
    "picture-target-small", .info, .accessibility, subject: .screen,
    summary: "A button that is less than 44 points wide or high once it is laid out.",
    why: "It is easy to miss; Apple's guidelines recommend at least 44 × 44 points.",
    bad: .screen(
      "news", styles: ##"{ "link": { "textColor": "#0A5CAD" } }"##,
      #"""
      {
        "type": «"button"», "text": "All reports", "styleId": "link",
        "actions": { "onTap": { "type": "dismiss" } }
      }
      """#),
    good: .replacing(##""textColor""##, with: ##""height": 44, "textColor""##))
}
