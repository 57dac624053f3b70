import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureNameMissing = RuleDescription(
    "picture-name-missing", .hint, .accessibility, subject: .screen,
    summary: "A control for which a screen reader has no name.",
    why: "Someone who cannot see the screen cannot tell what it is for.",
    bad: .screen(
      "settings", state: #"{ "name": "" }"#, #"{ "type": «"textfield"», "bind": "name" }"#),
    good: .replacing(#""bind": "name""#, with: #""bind": "name", "placeholder": "Your name""#))
}
