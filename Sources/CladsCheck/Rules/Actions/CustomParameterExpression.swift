import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An expression in a parameter of a custom action.
enum CustomParameterExpression {
  static let rule = Rule(
    "custom-parameter-expression", .info, .actions, checks: .action(check), isPortability: true,
    summary: "A `$expr` or `${…}` in a parameter of a custom action.",
    why: """
      On device, the app receives the parameters as written. According to the specification, a `$expr` is \
      evaluated; placeholders are not.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "title": "Lake" }"#,
      onAppear: #"{ "type": "track", "name": «{ "$expr": "title" }» }"#,
      #"{ "type": "label", "text": "${title}" }"#),
    good: .replacing(#"{ "$expr": "title" }"#, with: #""lake""#))

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .custom(let custom) = action, let type = action.type else { return }
    for parameter in custom.parameters {
      guard let range = expression(in: parameter, context) else { continue }
      context.report(
        RuleFinding(
          at: range, "on device, the parameters of a custom action are not evaluated",
          consequence: "the app receives the value as written",
          help: "let the app read the state instead"),
        sharing: type + parameter.name)
    }
  }

  private static func expression(
    in parameter: Named<Document.StateValue>, _ context: RuleContext
  ) -> TextRange? {
    switch parameter.value {
    case .stringValue: context.view.placeholder(in: parameter.node)
    case .objectValue(let members):
      members[Document.SetValue.expressionKey] == nil ? nil : context.view.range(parameter.node)
    default: nil
    }
  }
}
