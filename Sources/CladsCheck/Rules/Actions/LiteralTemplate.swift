import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in a value that is stored as written.
enum LiteralTemplate {
  static let rule = Rule(
    "literal-template", .warning, .actions, checks: .action(check),
    summary: "A `${…}` placeholder in a value that an action stores.",
    why: "Only `{ \"$expr\": … }` is evaluated: any other value is stored with the placeholder in it.",
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann", "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": "«${name}»" }"#,
      #"{ "type": "label", "text": "Hello, ${shown}" }"#),
    fix: "Store the value at the path")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    switch action.storedValue {
    case .literal(.stringValue), .literal(.objectValue), .literal(.arrayValue): break
    default: return
    }
    guard let value = context.storedValue(of: action) else { return }
    context.view.forEachString(in: value) { text in
      guard let range = context.view.placeholder(in: text), !isExpression(text, context) else { return }
      let fixes = text == value ? fixes(text, context) : []
      context.report(
        RuleFinding(
          at: range, "`${}` is not interpolated in a stored value",
          consequence: "the value is stored with `\(context.text(range))` in it",
          help: text == value
            ? "write `{ \"\(Document.SetValue.expressionKey)\": … }` to evaluate it"
            : "store it with a separate action, as `{ \"\(Document.SetValue.expressionKey)\": … }`",
          fixes: fixes))
    }
  }

  private static func isExpression(_ text: RecordIndex, _ context: RuleContext) -> Bool {
    context.view.member(owning: text).map(context.view.isExpression) ?? false
  }

  private static func fixes(_ text: RecordIndex, _ context: RuleContext) -> [QuickFix] {
    let range = context.view.range(text)
    if let path = context.view.solePath(in: text) {
      let object = "{ \"\(Document.SetValue.expressionKey)\": \(StringLiteral.quoted(path)) }"
      return context.replacement("Write `\(object)`", of: range, with: object)
    }
    // Text around the placeholders must not contain anything that `$expr` would evaluate.
    guard !context.view.string(text).contains(where: { "+-*/%?:[]'\"".contains($0) }) else { return [] }
    return context.replacement(
      "Evaluate the string", of: range,
      with: "{ \"\(Document.SetValue.expressionKey)\": \(context.text(range)) }")
  }
}
