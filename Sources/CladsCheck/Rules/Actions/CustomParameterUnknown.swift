import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A parameter that does not match the project file's description of a custom action.
enum CustomParameterUnknown {
  static let rule = Rule(
    "custom-parameter-unknown", .warning, .actions, checks: .action(check),
    summary: """
      An unknown or missing parameter, or one of the wrong type, of a custom action that the project file \
      describes.
      """,
    why: """
      What happens is up to the app's own code; most often, the action does nothing or something \
      unintended.
      """,
    bad: .compactScreen(
      "trail", actions: #"{ "play": { "type": "playAudio", "track": "lake", «"lop"»: true } }"#,
      #"{ "type": "button", "text": "Play", "actions": { "onTap": "play" } }"#),
    fix: "Rename the parameter to the closest known one",
    project: #"""
      {
        "actions": {
          "playAudio": {
            "parameters": { "track": { "type": "string", "required": true }, "loop": { "type": "boolean" } }
          }
        }
      }
      """#)

  private static let consequence = "what happens is up to the app's own code"

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .custom(let custom) = action, let type = action.type,
      let entry = context.analysis.vocabulary.entry(named: type, in: .action),
      let description = entry.action, !entry.isGuess
    else { return }
    let isOpen = description.shape.isOpen
    let rows = description.shape.rows
    let given = Set(custom.parameters.map(\.name))
    for parameter in custom.parameters {
      if let row = rows.first(where: { $0.name == parameter.name }) {
        if !context.view.fits(parameter.node, row.shape) { reportMismatch(parameter, row, context) }
      } else if !isOpen {
        reportUnknown(
          parameter, rows.map(\.name).filter { !given.contains($0) }, type,
          context)
      }
    }
    guard let typeNode = action.typeNode(in: context.view), context.isSettled(action.origin.node) else {
      return
    }
    for row in rows where row.isRequired && !given.contains(row.name) {
      context.report(
        RuleFinding(
          at: context.view.range(typeNode),
          "`\(row.name)` is required in \("`\(type)`".withArticle) action",
          consequence: consequence,
          help: row.documentation.isEmpty ? "add it" : "add it: \(row.documentation.firstSentence)",
          fixes: context.insertion(
            "Add `\(row.name)`", of: "\(StringLiteral.quoted(row.name)): \(row.shape.stub)",
            into: action.origin.node
          ).map { $0.with(.incomplete) }))
    }
  }

  private static func reportUnknown(
    _ parameter: Named<Document.StateValue>, _ known: [String], _ type: String, _ context: RuleContext
  ) {
    guard context.view.isCompleteString(parameter.key),
      let member = context.view.member(owning: parameter.key)
    else {
      return
    }
    let near = closest(to: parameter.name, in: known)
    context.report(
      RuleFinding(
        at: context.view.range(parameter.key),
        "unknown parameter `\(parameter.name)` in \("`\(type)`".withArticle) action",
        consequence: consequence,
        help: didYouMean(near)
          ?? (known.isEmpty ? "delete it" : "it also accepts \(listing(known, last: "and"))"),
        fixes: near.map {
          QuickFix(
            "Rename to `\($0)`", replacing: context.view.range(parameter.key), with: StringLiteral.quoted($0))
        } + context.deletion(of: member)))
  }

  private static func reportMismatch(
    _ parameter: Named<Document.StateValue>, _ row: Row, _ context: RuleContext
  ) {
    guard context.isSettled(parameter.node) else { return }
    context.report(
      RuleFinding(
        at: context.view.range(parameter.node),
        "`\(parameter.name)` must be \(row.shape.phrase), not \(context.view.phrase(of: parameter.node))",
        consequence: consequence, help: row.documentation.isEmpty ? nil : row.documentation.firstSentence))
  }
}
