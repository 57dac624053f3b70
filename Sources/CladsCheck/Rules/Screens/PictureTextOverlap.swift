import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureTextOverlap = RuleDescription(
    "picture-text-overlap", .info, .layout, subject: .screen,
    summary: "A text that is drawn over another one.",
    why: "Neither of them can be read.",
    bad: .screen(
      "news",
      #"""
      {
        "type": "zstack",
        "children": [
          { "type": "label", "text": "Trail closed" },
          { "type": «"label"», "text": "3 new reports" }
        ]
      }
      """#),
    good: .replacing(#""zstack""#, with: #""vstack""#))
}
