import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A token that is meant for another kind of component.
enum DesignTokenKind {
  static let rule = Rule(
    "design-token-kind", .info, .designSystems, checks: .anyComponent(check),
    summary:
      "A token whose first segment names another kind of component, such as `@text.title` on a button.",
    why: "The design system may draw the component itself, and may not have this token for this kind.",
    bad: #"""
      {
        "id": "news", "designSystem": "lightspeed",
        "root": {
          "children": [
            {
              "type": "button", "text": "Close", "styleId": «"@text.title"»,
              "actions": { "onTap": { "type": "dismiss" } }
            }
          ]
        }
      }
      """#,
    good: .replacing(#"text.title""#, with: #"button.primary""#))

  private static let styleId = Document.ComponentContents.table.lookup(\.styleId)
  private static let normal = Document.ComponentStyles.table.lookup(\.normal)
  private static let selected = Document.ComponentStyles.table.lookup(\.selected)

  static func check(any component: Document.ComponentContents, _ context: RuleContext) {
    guard component.isBuiltIn else { return }
    check(component.styleId, component.kind, Self.styleId, in: component.origin, context)
    guard let styles = component.styles else { return }
    check(styles.normal, component.kind, Self.normal, in: styles.origin, context)
    check(styles.selected, component.kind, Self.selected, in: styles.origin, context)
  }

  private static func check(
    _ name: String?, _ kind: Document.ComponentKind, _ member: MemberLookup, in origin: Document.Origin,
    _ context: RuleContext
  ) {
    guard let name, name.utf8.first == Byte.at,
      let kinds = Document.ComponentKind.kinds(ofToken: String(name.dropFirst())),
      !kinds.contains(kind), let node = member.value(of: origin.node, context.view)
    else { return }
    let intended = kinds.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(name)` is meant for \(intended), not for `\(kind.rawValue)`",
        consequence: "how it looks depends on the design system",
        help: "use a token for `\(kind.rawValue)`"))
  }
}
