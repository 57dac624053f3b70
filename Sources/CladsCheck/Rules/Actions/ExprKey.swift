import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// An expression under a key that is not quite `$expr`.
enum ExprKey {
  static let rule = Rule(
    "expr-key", .warning, .actions, checks: .action(check),
    absorbing: [
      StateTypeChange.rule.description, ArrayObjectEquality.rule.description,
      LiteralTemplate.rule.description,
    ],
    summary: "An expression that an action stores, with a key such as `expr` instead of `$expr`.",
    why: "Only `{ \"$expr\": … }` is evaluated: any other object is stored as written.",
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "count", "value": { «"expr"»: "count + 1" } }
          },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    fix: "Rename the key to `$expr`")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard let member = misnamed(in: action, context), let object = context.storedValue(of: action),
      let text = context.view.value(of: member), readsKnownState(context.view.string(text), context),
      !storesObjects(action, context)
    else { return }
    let name = context.view.name(of: member)
    let key = Document.SetValue.expressionKey
    context.report(
      RuleFinding(
        at: context.view.range(name),
        "an expression is written with `\(key)`, not with `\(context.view.string(name))`",
        consequence: "the object is stored as written, and the expression is not evaluated",
        help: "rename it to `\(key)`",
        fixes: context.replacement(
          "Rename to `\(key)`", of: context.view.range(name), with: StringLiteral.quoted(key))
      ).covering([context.view.range(object)]))
  }

  /// Returns the only member of the object that an action stores if its name is almost `$expr`.
  static func misnamed(in action: Document.Action, _ context: RuleContext) -> RecordIndex? {
    guard case .literal(.objectValue(let members))? = action.storedValue,
      let (name, value) = members.first, members.count == 1, case .stringValue = value, isAlmostKey(name),
      let object = context.storedValue(of: action), context.isSettled(object),
      let member = context.view.members(of: object).first(where: { _ in true }),
      context.view.end(of: member) == context.view.end(of: object)
    else { return nil }
    return member
  }

  private static func isAlmostKey(_ name: String) -> Bool {
    let letters = name.lowercased().filter(\.isLetter)
    return letters.count > 2 && "expression".hasPrefix(letters)
      || !closest(to: name, in: [Document.SetValue.expressionKey]).isEmpty
  }

  /// Returns whether a text is an expression, and its paths are those of the document.
  private static func readsKnownState(_ text: String, _ context: RuleContext) -> Bool {
    let template = Template.parse(text)
    let expression = Expression.parse(text)
    let paths = expression.isValid ? expression.paths : template.paths
    return !paths.isEmpty
      && paths.allSatisfy { path in
        if case .undeclared(after: 0) = context.analysis.state.lookup(path.staticComponents) { return false }
        return true
      }
  }

  /// Returns whether the state at the path of an action is an object or has objects as elements, so that the
  /// value may be meant as one.
  private static func storesObjects(_ action: Document.Action, _ context: RuleContext) -> Bool {
    let path: String? =
      switch action {
      case .setState(let set): set.path
      case .array(let array): array.path
      default: nil
      }
    switch path.flatMap({ context.state.initialValue(atPath: $0) }) {
    case .objectValue?: return true
    case .arrayValue(let elements)?:
      return elements.contains { if case .objectValue = $0 { true } else { false } }
    default: return false
    }
  }
}
