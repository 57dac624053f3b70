import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An id inside a repeated template.
enum ForEachStaticID {
  static let rule = Rule(
    "foreach-static-id", .warning, .sections, checks: .component(check),
    summary: "A component with an `id` inside a repeated template.",
    why: "Every copy has the same `id`, which should be unique on the screen.",
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "forEach", "items": "cities",
        "template": { "type": "label", "id": «"city"», "text": "${item}" } }
      """#),
    good: .replacing(
      #""id": "city", "text": "${item}""#,
      with: #""data": { "value": { "type": "binding", "path": "item" } }"#),
    fix: "Delete the `id`", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let text = component.id,
      context.ancestors.contains(where: { $0.kind == .forEach || $0.kind == .sectionTemplate }),
      let range = context.value(\.id, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: range, "every copy of this \(component.kind.rawValue) has the id `\(text)`",
        consequence: "a lookup by this id finds only one of the copies", help: "delete it",
        fixes: context.deletion(\.id, of: component)))
  }
}
