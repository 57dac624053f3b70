import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An empty part of a document.
enum EmptyObject {
  static let rule = Rule(
    "empty-object", .hint, .structure, checks: .document(check), isOnByDefault: false,
    summary: "An empty `state`, `styles`, `dataSources` or `actions`.",
    why: "Leaving it out has the same effect.",
    bad: #"""
      {
        "id": "welcome",
        «"actions"»: {},
        "root": { "children": [ { "type": "label", "text": "Welcome" } ] }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    let document = context.document
    if (document.state ?? [:]).isEmpty { check(\.state, context) }
    if (document.styles ?? [:]).isEmpty { check(\.styles, context) }
    if (document.dataSources ?? [:]).isEmpty { check(\.dataSources, context) }
    if (document.actions ?? [:]).isEmpty { check(\.actions, context) }
  }

  private static func check(_ part: PartialKeyPath<Document.Definition>, _ context: RuleContext) {
    guard let member = context.member(part, of: context.document),
      let value = context.view.value(of: member), context.view.kind(value) == .object,
      context.view.firstChild(of: value) == context.view.end(of: value), context.isSettled(value)
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(context.view.name(of: member)), "`\(context.name(part))` is empty",
        help: "delete it", fixes: context.deletion(of: member).map(\.safe), tags: [.unnecessary]))
  }
}
