import CladsDocument
import Diagnostics
import JSONSyntax

/// A child with a `template` that no modifier draws.
enum UnusedTemplate {
  static let rule = Rule(
    "unused-template", .warning, .modifiers, checks: .document(check),
    summary: "A child with a `template` that no modifier of its stack draws.",
    why: """
      A child with a `template` is drawn where a modifier of its stack puts it, and nowhere else. If none \
      does, it is not drawn.
      """,
    bad: .compactScreen(
      "hello",
      #"""
      { "type": "vstack", "modifiers": ["padding(8)"], "children": [
        { "type": "label", "text": "Hello" },
        { "type": "label", "text": "New", "template": «"badge"» } ] }
      """#),
    fix: "Delete `template`", fixLevel: .destructive, project: RuleDescription.extendedProject)

  static func check(_ context: RuleContext) {
    guard context.level == .extended else { return }
    var children: Set<RecordIndex> = []
    context.document.forEachNode { node in
      guard case .layout(let layout) = node, !context.isCanceled() else { return }
      for child in layout.children {
        guard let name = child.templateName else { continue }
        children.insert(child.origin.node)
        let drawn = context.modifiers.templateNames(of: layout.origin.node)
        // A misspelled reference has its own finding.
        if drawn.contains(name) || context.modifiers.haveMistake(layout.origin.node) { continue }
        if !ModifierSyntax.isName(name) {
          report(
            child, context, "`\(name)` is not a name that a modifier can refer to",
            consequence: "the node is not drawn",
            help: "use letters, digits and `_`, starting with a letter")
        } else if closest(to: name, in: drawn.sorted()).isEmpty {
          report(
            child, context, "no modifier of this stack draws `\(name)`",
            consequence: "the node is not drawn",
            help: "draw it with a modifier of the stack, such as `overlay(:\(name))`, or delete `template`")
        }
      }
    }
    context.document.forEachNode { node in
      guard node.templateName != nil, !children.contains(node.origin.node) else { return }
      report(
        node, context, "`template` has no effect here: only the children of a stack can be templates",
        consequence: "the node is drawn as without `template`", help: "delete `template`")
    }
  }

  private static func report(
    _ node: Document.LayoutNode, _ context: RuleContext, _ message: String, consequence: String, help: String
  ) {
    guard let member = node.templateMember(context.view), let value = context.view.value(of: member)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(value), message, consequence: consequence, help: help,
        fixes: context.deletion(of: member)))
  }
}
