import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureNameMissing = RuleDescription(
    "picture-name-missing", .hint, .accessibility, subject: .screen,
    summary: "A control of which a screen reader says no name.",
    why: "Who cannot see the screen cannot know what it is for.",
    bad: .screen(
      "settings", state: #"{ "name": "" }"#, #"{ "type": «"textfield"», "bind": "name" }"#),
    good: .replacing(#""bind": "name""#, with: #""bind": "name", "placeholder": "Your name""#))
}
