import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureEmptyScreen = RuleDescription(
    "picture-empty-screen", .warning, .layout, subject: .screen,
    summary: "A screen that shows nothing with a sample.",
    why: "A list that is empty, or a text without a value, leaves nothing on the screen.",
    bad: #"""
      {
        "id": «"news"»,
        "state": { "title": "" },
        "root": { "children": [ { "type": "label", "text": "${title}" } ] }
      }
      """#,
    good: .replacing(#""title": """#, with: #""title": "Trail closed""#))
}
