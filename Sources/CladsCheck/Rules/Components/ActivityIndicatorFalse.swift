import CladsDocument
import Diagnostics

/// An `activityIndicator` of `false`, which is the same as none.
enum ActivityIndicatorFalse {
  static let rule = Rule(
    "activity-indicator-false", .info, .components, .isIgnored,
    checks: .component(kinds: ["image", "button"], check),
    summary: "An `activityIndicator` that is `false`.",
    why: "It means the same as no `activityIndicator`.",
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "asset": "lake", "activityIndicator": «false» } }
        ] }
      }
      """#,
    good: .document(.compactScreen("photo", #"{ "type": "image", "image": { "asset": "lake" } }"#)),
    fix: "Delete it", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    // Without any other source, `image-no-source` reports the image.
    guard let image = component.image, image.activityIndicator == false,
      image.sfsymbol != nil || image.asset != nil || image.url != nil,
      let range = context.value(\.activityIndicator, of: image)
    else { return }
    let key = context.name(\Document.ImageSource.activityIndicator)
    context.report(
      RuleFinding(
        at: range, "`false` means the same as no `\(key)`", effect: rule.description.effect,
        help: "delete it",
        fixes: context.deletion(\.activityIndicator, of: image).map(\.safe), tags: [.unnecessary]))
  }
}
