import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureContentBelow = RuleDescription(
    "picture-content-below", .info, .layout, subject: .screen,
    summary: "Content that is longer than the screen, where nothing scrolls.",
    why: """
      What is below the screen cannot be reached. In the largest text size, texts without a size of their own \
      are three times as high.
      """,
    bad: .screen(
      "news", styles: ##"{ "card": { "height": 400, "backgroundColor": "#336699" } }"##,
      #"""
      {
        "type": «"vstack"»,
        "children": [
          { "type": "shape", "shapeType": "rectangle", "styleId": "card" },
          { "type": "shape", "shapeType": "rectangle", "styleId": "card" }
        ]
      }
      """#),
    good: .replacing(#""height": 400"#, with: #""height": 300"#))
}
