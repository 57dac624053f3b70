import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A path to a value that is not a string, where only strings are shown.
enum PathBindingNonString {
  static let rule = Rule(
    "path-binding-non-string", .warning, .state, checks: .component(kinds: ["button", "label"], check),
    .data(check), isPortability: true,
    summary: "A data source of a label or a button whose `path` holds a value that is not a string.",
    why: "The current runtime shows nothing; a `template` converts the value to text.",
    bad: #"""
      {
        "id": "counter",
        "state": { "likes": 3 },
        "root": {
          "children": [ { "type": "label", "data": { "value": { "type": "binding", "path": «"likes"» } } } ]
        }
      }
      """#,
    fix: "Use a `template`")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    for entry in component.data ?? [] where entry.name == "value" && entry.value.kind == .binding {
      guard let path = entry.value.path else { continue }
      check(path, context.valueNode(\.path, of: entry.value), component.scope, context)
    }
  }

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.isNamed, data.kind == .binding, let path = data.path else { return }
    check(path, Document.DataSource.table.value(of: \.path, in: data.node, context.view), 0, context)
  }

  private static func check(
    _ path: String, _ node: RecordIndex?, _ scope: ScopeIndex, _ context: RuleContext
  ) {
    guard let node, context.view.isCompleteString(node),
      let state = context.state.initialValue(at: path, in: scope)
    else {
      return
    }
    switch state.value {
    case .stringValue, .nullValue: return
    default: break
    }
    let key = context.name(\Document.DataReference.template)
    let template = "${\(path)}"
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(path)` is \(state.value.phrase), but only strings are shown here",
        consequence: Deviation.pathOfNonText.entry.device, help: "write `\"\(key)\": \"\(template)\"`",
        related: [Related("declared here", at: context.view.range(state.node))],
        fixes: context.view.member(owning: node).map {
          context.replacement(
            "Use a `\(key)`", of: context.view.range($0),
            with: "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(template))")
        } ?? []))
  }
}
