import CladsAnalysis
import CladsDocument
import Diagnostics

/// A modifier that neither the core nor an addon of the app has.
enum UnknownModifier: DocumentRule {
  static let id: DiagnosticID = "unknown-modifier"
  static let severity = Severity.warning
  static let group = RuleGroup.modifiers
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A modifier that no addon has.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["«paddng»(8)"] }
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
    fix: "Replace the name with a similar one", project: ModifierRules.project)

  static func check(_ context: RuleContext) {
    let vocabulary = context.analysis.vocabulary
    for node in context.modifiers.nodes where !context.isCanceled() {
      for modifier in node.modifiers where modifier.syntax.problems.isEmpty {
        let finding = modifier.finding(nil, context.view, names: vocabulary.names(in: .modifier)) {
          vocabulary.modifier(named: $0)
        }
        if let finding, finding.id == id { context.report(finding) }
      }
    }
  }
}
