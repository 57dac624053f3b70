import CladsDocument
package import Diagnostics

extension RuleDescription {
  package static let pictureContentOutside = RuleDescription(
    "picture-content-outside", .info, .layout, subject: .screen,
    summary: "A control or an image that is wider than the screen.",
    why: "What is beside the screen cannot be seen or tapped.",
    bad: .screen(
      "trail", styles: ##"{ "map": { "width": 800, "height": 200 } }"##,
      #"{ "type": «"image"», "image": { "sfsymbol": "map" }, "styleId": "map" }"#),
    good: .replacing(#""width": 800, "#, with: ""))
}
