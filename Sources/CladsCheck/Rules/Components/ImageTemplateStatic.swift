import CladsDocument
import CladsExpressions
import Diagnostics

/// A placeholder in a part of an image that is never interpolated.
enum ImageTemplateStatic {
  static let rule = Rule(
    "image-template-static", .warning, .components, .isIgnored,
    checks: .component(kinds: ["image", "button"], check),
    absorbing: [.templateInLiteral, ImageURLInvalid.rule.description],
    summary: "A `${…}` in the name of a symbol or bundled image, or in a `placeholder` or `loading` image.",
    why: "Only the `url` of an image is interpolated. Anywhere else, `${…}` is part of the name.",
    bad: .compactScreen(
      "weather", state: #"{ "sky": "cloud" }"#,
      #"{ "type": "image", "image": { "sfsymbol": "«${sky}».fill" } }"#),
    good: #"""
      {
        "id": "weather",
        "state": { "sky": "cloud" },
        "root": { "children": [
          { "type": "image", "image": { "url": "https://example.com/sky/${sky}.png" } }
        ] }
      }
      """#)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    check(image.sfsymbol, \.sfsymbol, of: image, context)
    check(image.asset, \.asset, of: image, context)
    for fallback in [image.placeholder, image.loading] {
      guard let fallback else { continue }
      check(fallback.sfsymbol, \.sfsymbol, of: fallback, context)
      check(fallback.asset, \.asset, of: fallback, context)
      check(fallback.url, \.url, of: fallback, context)
    }
  }

  private static func check<Part: Described>(
    _ text: String?, _ path: PartialKeyPath<Part>, of part: Part, _ context: RuleContext
  ) {
    guard let text, Template.containsPlaceholder(text), let node = context.valueNode(path, of: part),
      let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "`${}` is not interpolated in `\(context.name(path))` here",
        consequence: "the app looks for an image with exactly this name",
        help:
          "write a fixed name; only the `\(context.name(\Document.ImageSource.url))` of the image itself "
          + "is interpolated"
      ))
  }
}
