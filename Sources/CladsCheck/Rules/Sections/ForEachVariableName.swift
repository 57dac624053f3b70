import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable that cannot be referred to.
enum ForEachVariableName {
  static let rule = Rule(
    "foreach-variable-name", .warning, .sections, checks: .forEach(check),
    summary: "An `itemVariable` or `indexVariable` that is not a plain name.",
    why: """
      A path cannot refer to it: dots and brackets separate the parts of a path, spaces and operators end \
      it, and `local`, `true`, `false` and `null` are reserved.
      """,
    bad: .compactScreen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "forEach", "items": "cities", "itemVariable": «"my city"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "index" } } } }
      """#),
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
        #"""
        { "type": "forEach", "items": "cities", "itemVariable": "city",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "city" } } } }
        """#)))

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    if !isUsable(forEach.itemVariable) {
      report(forEach.itemVariable, context.valueNode(\.itemVariable, of: forEach), context)
    }
    if !isUsable(forEach.indexVariable) {
      report(forEach.indexVariable, context.valueNode(\.indexVariable, of: forEach), context)
    }
  }

  private static func isUsable(_ name: String) -> Bool {
    switch name {
    case "local", "true", "false", "null", "nil": return false
    default: break
    }
    guard let first = name.utf8.first, !first.isDigit else { return false }
    return !name.utf8.contains(Byte.dot) && Keypath.isPlain(name)
  }

  private static func report(_ name: String, _ node: RecordIndex?, _ context: RuleContext) {
    guard let node, context.view.isCompleteString(node), !(name.isEmpty && context.view.isIncomplete(0))
    else {
      return
    }
    context.report(
      RuleFinding(
        at: context.view.range(node),
        name.isEmpty ? "the variable has no name" : "`\(name)` is not a valid variable name",
        consequence: "nothing in the template can refer to it",
        help: "use letters and digits, starting with a letter"))
  }
}
