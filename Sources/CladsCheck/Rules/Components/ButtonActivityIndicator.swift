import CladsDocument
import Diagnostics

/// A spinner as the image of a button, where it is never drawn.
enum ButtonActivityIndicator {
  static let rule = Rule(
    "button-activity-indicator", .warning, .components, .isIgnored,
    checks: .component(kinds: ["button"], check),
    summary: "An `activityIndicator` in the image of a button.",
    why: "A button can show symbols, bundled images and remote images, but no spinner.",
    bad: .compactScreen(
      "order",
      #"""
      { "type": "button", "text": "Order", "image": { «"activityIndicator"»: true },
        "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    good: #"""
      {
        "id": "order",
        "root": { "children": [ { "type": "hstack", "spacing": 8, "children": [
          { "type": "image", "image": { "activityIndicator": true } },
          { "type": "button", "text": "Order", "actions": { "onTap": { "type": "dismiss" } } }
        ] } ] }
      }
      """#,
    fix: "Delete the spinner", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image, image.activityIndicator == true,
      let range = context.key(\.activityIndicator, of: image)
    else { return }
    let isAlone = image.sources(inButton: true).isEmpty
    context.report(
      RuleFinding(
        at: range, "a button does not show a spinner", effect: rule.description.effect,
        help: "put an `image` with the spinner next to the button",
        fixes: isAlone
          ? context.deletion(\.image, of: component) : context.deletion(\.activityIndicator, of: image)))
  }
}
