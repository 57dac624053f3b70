import CladsAnalysis
import CladsDocument
import Diagnostics

/// An argument of a modifier that none of its forms accepts.
enum ModifierArgument: DocumentRule {
  static let id: DiagnosticID = "modifier-argument"
  static let severity = Severity.warning
  static let group = RuleGroup.modifiers
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A missing, wrong or misspelled argument of a modifier.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["frame(«widht»: 44)"] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["frame(width: 44)"] }
        ] }
      }
      """#,
    fix: "Replace the name with a similar one", project: ModifierRules.project)

  static func check(_ context: RuleContext) {
    let vocabulary = context.analysis.vocabulary
    for node in context.modifiers.nodes where !context.isCanceled() {
      for modifier in node.modifiers where modifier.syntax.problems.isEmpty {
        let finding = modifier.finding(nil, context.view) { vocabulary.modifier(named: $0) }
        if let finding, finding.id == id { context.report(finding) }
      }
    }
  }
}
