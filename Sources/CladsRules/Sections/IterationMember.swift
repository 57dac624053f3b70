import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A member of an element of a list, shown in a template.
enum IterationMember: DocumentRule {
  static let id: DiagnosticID = "iteration-member"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A member of the element of a repetition: `${item.name}`, or the path `item.name`.",
    why: """
      Today's phones know the element itself and not what is inside it: the text stays empty. Phones that \
      implement ruling B-10 show the member.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": [{ "name": "Sweep" }] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${«item.name»}" } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .member {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use), "today's phones show nothing for `\(use.text)`",
          consequence:
            "\(Deviation.iterationText.entry.device); phones that implement ruling B-10 show the member",
          help: "make the elements of the list plain texts, and show `\(use.root)`"),
        sharing: String(entry.scope))
    }
  }
}
