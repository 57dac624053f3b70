import CladsDocument
import Diagnostics

/// A modifier that is not well-formed, in Swift's syntax or in the AST form.
enum ModifierSyntaxError: DocumentRule {
  static let id: DiagnosticID = "modifier-syntax"
  static let severity = Severity.warning
  static let group = RuleGroup.modifiers
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A modifier that is not well-formed.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["padding«(»8"] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["padding(8)"] }
        ] }
      }
      """#,
    fix: "Add the missing bracket", project: ModifierRules.project)

  static func check(_ context: RuleContext) {
    for node in context.modifiers.nodes where !context.isCanceled() {
      for modifier in node.modifiers where !modifier.syntax.problems.isEmpty {
        if let finding = modifier.finding(nil, context.view, find: { _ in nil }) { context.report(finding) }
      }
    }
  }
}
