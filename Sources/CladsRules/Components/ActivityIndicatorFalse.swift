import CladsDocument
import Diagnostics

/// A spinner that is switched off, which is the same as leaving it out.
enum ActivityIndicatorFalse: ComponentRule {
  static let id: DiagnosticID = "activity-indicator-false"
  static let severity = Severity.info
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.isIgnored
  static let kinds: Set<String>? = ["image", "button"]
  static let documentation = RuleDocumentation(
    summary: "`activityIndicator` is `false`.",
    why: "It means the same as no `activityIndicator` at all.",
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "asset": "lake", "activityIndicator": «false» } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "photo",
        "root": { "children": [ { "type": "image", "image": { "asset": "lake" } } ] }
      }
      """#,
    fix: "Delete it")

  static func check(_ component: Document.Component, _ context: RuleContext) {
    // Without any other source the image has a greater problem.
    guard let image = component.image, image.activityIndicator == false,
      image.sfsymbol != nil || image.asset != nil || image.url != nil,
      let range = context.value(\.activityIndicator, of: image)
    else { return }
    let key = context.name(\Document.ImageSource.activityIndicator)
    context.report(
      Finding(
        id, at: range, "`false` means the same as no `\(key)`", effect: effect, help: "delete it",
        fixes: context.deletion(\.activityIndicator, of: image), tags: [.unnecessary]))
  }
}
