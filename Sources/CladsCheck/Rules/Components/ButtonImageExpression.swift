import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// An expression in the URL of a button's image, where the current runtime supports only paths.
enum ButtonImageExpression {
  static let rule = Rule(
    "button-image-expression", .warning, .components, .fallsBack(to: "the placeholder image"),
    checks: .component(kinds: ["button"], check), isPortability: true,
    summary: "A `${…}` with more than a path in the URL of a button's image.",
    why: """
      On device, only plain paths are replaced in the URL of a button's image. An `image` component \
      supports expressions as well.
      """,
    bad: .compactScreen(
      "photos", state: #"{ "page": 1 }"#,
      #"""
      { "type": "button", "image": { "url": "https://example.com/«${page + 1}».jpg" },
        "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    good: .replacing("page + 1", with: "page"))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image, let url = image.url, Template.containsPlaceholder(url) else { return }
    for case .placeholder(let range, _, let expression) in Template.parse(url).segments
    where expression.isValid && !expression.isPlainPath {
      guard let node = context.valueNode(\.url, of: image) else { return }
      let source = context.view.sourceRange(ofDecoded: range, in: node)
      context.report(
        RuleFinding(
          at: source, "on device, the URL of a button's image supports only plain paths",
          consequence: "the button shows the placeholder image",
          help: "store the result in the state and use its path, or use an `image` instead of the button"))
      return
    }
  }
}
