import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A template that shows nothing.
enum ForEachEmptyTemplate {
  static let rule = Rule(
    "foreach-empty-template", .warning, .sections, checks: .forEach(check),
    absorbing: [
      ComponentNoContent.rule.description, SpacerInZStack.rule.description, EmptyContainer.rule.description,
      ForEachItemUnused.rule.description,
    ],
    summary: "A `forEach` whose `template` is an empty stack, a spacer or a label without text.",
    why: "Nothing is visible, whatever the array contains.",
    bad: #"""
      {
        "id": "cities",
        "state": { "cities": ["Oslo", "Rome"] },
        "root": { "children": [
          { "type": "forEach", "items": "cities", "template": { "type": «"vstack"», "children": [] } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "forEach", "items": "cities",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let template = forEach.template, showsNothing(template, context),
      context.isSettled(template.origin.node)
    else { return }
    let items = context.key(\.items, of: forEach).map { [$0] } ?? []
    var finding = RuleFinding(
      at: context.type(of: template.origin.node), "this `forEach` template shows nothing",
      consequence: "nothing is visible, whatever the array contains",
      help: "add a component that shows `\(forEach.itemVariable)`")
    finding.covered = items
    switch template {
    case .component(let component):
      finding = finding.lacking(
        \Document.ComponentContents.text, \.data, \.dataSourceId, in: component.origin, context)
    case .layout(let layout):
      finding = finding.lacking(\Document.Layout.children, in: layout.origin, context)
    default: break
    }
    context.report(finding)
  }

  private static func showsNothing(_ template: Document.LayoutNode, _ context: RuleContext) -> Bool {
    switch template {
    case .spacer: return true
    case .layout(let layout):
      guard layout.children.isEmpty, layout.styleId == nil, layout.style == nil,
        !context.hasUnknownKeys(layout)
      else { return false }
      guard let children = context.valueNode(\.children, of: layout) else { return true }
      return context.view.end(of: children) == context.view.firstChild(of: children)
    case .component(let component):
      return component.isBuiltIn && component.kind == "label" && component.text == nil
        && component.data == nil && component.dataSourceId == nil && component.styleId == nil
        && component.styles == nil && !context.hasUnknownKeys(component.contents)
    case .forEach, .sectionLayout: return false
    }
  }
}
