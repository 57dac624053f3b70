import CladsDocument
import Diagnostics

/// A modifier that draws a child which does not exist.
enum ModifierTemplate {
  static let rule = Rule(
    "modifier-template", .warning, .modifiers, checks: .document(check),
    summary: "A modifier that draws a child by a `template` that no child has.",
    why: """
      `:name` refers to the children of the stack that has the modifier: those whose `template` is the name. \
      Without one, the modifier draws nothing.
      """,
    bad: .compactScreen(
      "hello",
      #"""
      { "type": "vstack", "modifiers": ["overlay(«:bagde»)"], "children": [
        { "type": "label", "text": "Hello" },
        { "type": "label", "text": "New", "template": "badge" } ] }
      """#),
    fix: "Replace the name with a similar one", project: RuleDescription.extendedProject)

  static func check(_ context: RuleContext) {
    for use in context.modifiers.references where !context.isCanceled() {
      guard use.reference.kind == .template else { continue }
      let name = use.reference.name
      guard case .layout(let layout) = use.node else {
        context.report(
          RuleFinding(
            at: use.range, "this node has no children, so there is none with the `template` `\(name)`",
            consequence: "the modifier draws nothing",
            help: "put the node and the child into a `zstack`, and the modifier on that"))
        continue
      }
      let names = context.modifiers.templates(of: layout)
      if names.contains(name) { continue }
      let near = closest(to: name, in: names)
      context.report(
        RuleFinding(
          at: use.range, "no child of this stack has the `template` `\(name)`",
          consequence: "the modifier draws nothing",
          help: near.first.map { "did you mean `:\($0)`?" }
            ?? "add `\"template\": \"\(name)\"` to the child that it should draw",
          fixes: near.enumerated().map { index, name in
            QuickFix(
              "Replace with `:\(name)`", replacing: use.range, with: use.replacement(name),
              index == 0 ? .suggested : .alternative)
          }))
    }
  }
}
