import CladsDocument
import Diagnostics
import JSONSyntax

/// Image layout keys on a button without an image.
enum ImageLayoutKeysWithoutImage {
  static let rule = Rule(
    "image-layout-keys-without-image", .info, .components, .isIgnored,
    checks: .component(kinds: ["button"], check),
    summary: "`imagePlacement` or `imageSpacing` on a button without an image.",
    why: "There is no image to lay out.",
    bad: .compactScreen(
      "order",
      #"""
      { "type": "button", "text": "Order", «"imagePlacement"»: "trailing", "imageSpacing": 4,
        "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    good: .replacing(
      #""imagePlacement": "trailing", "imageSpacing": 4"#,
      with: #""image": { "sfsymbol": "cart" }, "imagePlacement": "trailing""#),
    fix: "Delete the keys", fixLevel: .destructive)

  private static let image = Document.ComponentContents.table.keys([\.image])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.imagePlacement != nil || component.imageSpacing != nil,
      component.keys.isDisjoint(with: image), context.isSettled(component.origin.node)
    else { return }
    let members = [
      context.member(\.imagePlacement, of: component), context.member(\.imageSpacing, of: component),
    ].compactMap { $0 }.sorted()
    guard let first = members.first else { return }
    let view = context.view
    context.report(
      RuleFinding(
        at: view.range(view.name(of: first)),
        "`\(view.string(view.name(of: first)))` has no effect without an image",
        effect: rule.description.effect,
        help:
          "add `\(context.name(\Document.ComponentContents.image))`, or delete \(members.count == 1 ? "it" : "them")",
        related: members.dropFirst().map {
          Related("also without effect", at: view.range(view.name(of: $0)))
        },
        fixes: context.deletion(
          members.count == 1 ? "Delete `\(view.string(view.name(of: first)))`" : "Delete both keys",
          of: members),
        tags: [.unnecessary]))
  }
}
