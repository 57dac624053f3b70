import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable that is lost when the screen is redrawn.
enum IterationVariableLost: DocumentRule {
  static let id: DiagnosticID = "iteration-variable-lost"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A template with an iteration variable: `${item}`.",
    why: """
      The current runtime fills the template when it resolves the screen; when SwiftUI draws it, the \
      variable is gone and the text is empty. A `path` in the label's `data` is shown by every renderer.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${«item»}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": {
            "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        ] }
      }
      """#,
    fix: "Show the variable with `data`")

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses where entry.usage == .shown && entry.use.form == .template {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.state.range(of: use),
          "`\(use.root)` is lost on device when SwiftUI draws the text",
          consequence: "\(Deviation.iterationText.entry.device); the specification shows the value",
          help: "show the variable alone, with `\(content(use.root, context))`", fixes: fixes(use, context)),
        sharing: String(entry.scope))
    }
  }

  /// Returns the member that shows a variable as the content of a label.
  private static func content(_ variable: String, _ context: RuleContext) -> String {
    let type = context.written(
      \Document.DataReference.kind, as: StringLiteral.quoted(Document.DataReferenceKind.binding.rawValue))
    let path = context.written(\Document.DataReference.path, as: StringLiteral.quoted(variable))
    let name = StringLiteral.quoted(Document.DataReference.contentName)
    return context.written(\Document.Component.data, as: "{ \(name): { \(type), \(path) } }")
  }

  /// Returns the fix for a label that shows nothing but the variable.
  private static func fixes(_ use: StateUse, _ context: RuleContext) -> [QuickFix] {
    let table = Document.Component.table
    guard let member = context.view.member(owning: use.node), let node = context.object(owning: use.node),
      context.nodeDescription(of: node)?.name == "label",
      table.member(of: \.text, in: node, context.view) == member,
      context.view.string(use.node) == "${\(use.root)}",
      table.member(of: \.data, in: node, context.view) == nil
    else { return [] }
    return [
      QuickFix(
        "Show the variable with `\(context.name(\Document.Component.data))`",
        replacing: context.view.range(member), with: content(use.root, context))
    ]
  }
}
