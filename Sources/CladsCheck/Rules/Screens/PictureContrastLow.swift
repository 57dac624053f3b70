import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureContrastLow = RuleDescription(
    "picture-contrast-low", .info, .accessibility, subject: .screen,
    summary: "A text whose contrast with what is drawn behind it is too low, perhaps in one appearance only.",
    why: """
      The text is hard to read for people with low vision, and for everyone in bright light. WCAG requires a \
      contrast ratio of 4.5:1, or 3:1 for text of at least 24 points, or 18.66 points if it is bold. In dark \
      appearance, the background of the screen and the default color of texts change; a color of a style stays.
      """,
    bad: .screen(
      "news", styles: ##"{ "note": { "textColor": "#333333" } }"##,
      #"{ "type": «"label"», "text": "Trail closed", "styleId": "note" }"#),
    good: .replacing(##"{ "textColor": "#333333" }"##, with: "{}"))
}
