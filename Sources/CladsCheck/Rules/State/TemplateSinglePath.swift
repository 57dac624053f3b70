import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A template that is only the path of a string.
enum TemplateSinglePath {
  static let rule = Rule(
    "template-single-path", .hint, .state, checks: .data(check), isOnByDefault: false,
    summary: "A `template` that is only a placeholder with the path of a string.",
    why: "A `path` means the same and is shorter.",
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann" }"#,
      dataSources: #"{ "name": { "type": "binding", "template": «"${name}"» } }"#,
      #"{ "type": "label", "dataSourceId": "name" }"#),
    fix: "Write a `path`")

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.kind == .binding, data.path == nil, data.template != nil,
      let node = Document.DataReference.table.value(of: \.template, in: data.node, context.view),
      let path = context.view.solePath(in: node),
      let use = context.state.firstUses[node],
      case .declared(.stringValue) = context.analysis.state.lookup(use.components),
      let member = context.view.member(owning: node)
    else { return }
    let key = context.name(\Document.DataReference.path)
    context.report(
      RuleFinding(
        at: context.view.range(node), "this template is only the path `\(path)`",
        help: "write `\"\(key)\": \"\(path)\"`",
        fixes: context.replacement(
          "Write a `\(key)`", of: context.view.range(member),
          with: "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(path))")))
  }
}
