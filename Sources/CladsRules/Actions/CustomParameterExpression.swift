import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An expression for an action of the app.
enum CustomParameterExpression: ActionRule {
  static let id: DiagnosticID = "custom-parameter-expression"
  static let severity = Severity.info
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A `$expr` or a `${…}` in the parameters of an action that the app handles.",
    why: """
      Today's phones hand the parameters to the app as they are written. Phones that implement ruling \
      B-18 compute a `$expr`, but no placeholders.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": {
          "actions": { "onAppear": { "type": "track", "name": «{ "$expr": "title" }» } },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "title": "Lake" },
        "root": {
          "actions": { "onAppear": { "type": "track", "name": "lake" } },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .custom(let parameters) = action.payload, let type = action.type else { return }
    for parameter in parameters {
      guard let range = expression(in: parameter, context) else { continue }
      context.report(
        Finding(
          id, at: range, "today's phones do not compute the parameters of an action of the app",
          consequence: "the app gets the text as it is written",
          help: "let the app read the state itself"),
        sharing: type + parameter.name)
    }
  }

  private static func expression(
    in parameter: Named<Document.StateValue>, _ context: RuleContext
  ) -> TextRange? {
    switch parameter.value {
    case .stringValue: context.placeholder(in: parameter.node)
    case .objectValue(let members):
      members[Document.ActionValue.expressionKey] == nil ? nil : context.view.range(parameter.node)
    default: nil
    }
  }
}
