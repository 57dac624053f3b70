import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// An alert that says nothing.
enum AlertEmpty: ActionRule {
  static let id: DiagnosticID = "alert-empty"
  static let severity = Severity.info
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.fallsBack(to: "the title `Alert`")
  static let documentation = RuleDocumentation(
    summary: "An alert with neither `title` nor `message`.",
    why: "The user sees the word \"Alert\" and a button.",
    bad: #"""
      {
        "id": "news",
        "actions": { "hello": { "type": «"showAlert"» } },
        "root": { "children": [ { "type": "button", "text": "Hello", "actions": { "onTap": "hello" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "actions": { "hello": { "type": "showAlert", "title": "Hello", "message": "No news today" } },
        "root": { "children": [ { "type": "button", "text": "Hello", "actions": { "onTap": "hello" } } ] }
      }
      """#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .showAlert(let alert) = action.payload, alert.title == nil, alert.message == nil,
      context.isSettled(alert.origin.node), context.member(\.title, of: alert) == nil,
      context.member(\.message, of: alert) == nil, !context.hasForeignKeys(alert), let type = action.typeNode
    else { return }
    let (title, message) = (
      context.name(\Document.ShowAlertAction.title), context.name(\Document.ShowAlertAction.message)
    )
    context.report(
      Finding(
        id, at: context.view.range(type), "this alert says nothing",
        consequence: "the app shows the title \"Alert\" and a button",
        help: "add `\(title)` or `\(message)`"))
  }
}

extension RuleContext {
  /// Whether an action has keys besides `type` that no row describes: one of them may be a misspelling.
  func hasForeignKeys<Part: Described>(_ part: Part) -> Bool {
    var member = view.firstChild(of: part.origin.node)
    while member < view.end(of: part.origin.node) {
      if view.kind(member) == .member, !view.hasName(member, "type"),
        Part.table.row(named: view.string(view.name(of: member))) == nil
      {
        return true
      }
      member = view.end(of: member)
    }
    return false
  }
}
