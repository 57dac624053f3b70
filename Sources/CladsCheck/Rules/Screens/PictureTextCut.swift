import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureTextCut = RuleDescription(
    "picture-text-cut", .info, .layout, subject: .screen,
    summary: "A text that its box or the edge of the screen cuts.",
    why: "Nobody can read the rest, because nothing scrolls it into sight.",
    bad: .screen(
      "news", styles: ##"{ "small": { "width": 60, "height": 44 } }"##,
      #"""
      {
        "type": «"button"», "text": "All reports of the week", "styleId": "small",
        "actions": { "onTap": { "type": "dismiss" } }
      }
      """#),
    good: .replacing(#""width": 60, "height": 44"#, with: #""height": 44"#))
}
