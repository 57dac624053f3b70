import CladsDocument
import Diagnostics
import JSONSyntax

/// A key of a data source or reference that its type does not use.
enum DataReferenceIrrelevant {
  static let rule = Rule(
    "data-reference-irrelevant", .info, .state, .isIgnored, checks: .data(check),
    summary: "A `value` on a binding, or a `path` or `template` on a static source.",
    why: "The type determines which key is used; the others are ignored.",
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann" }"#,
      dataSources: #"{ "name": { "type": "binding", "path": "name", «"value"»: "Ann" } }"#,
      #"{ "type": "label", "dataSourceId": "name" }"#),
    fix: "Delete the key", fixLevel: .destructive)

  static func check(_ data: DataUse, _ context: RuleContext) {
    switch data.kind {
    case .static?:
      // Without a `value`, the type is more likely to be wrong than the key.
      guard data.value != nil else { return }
      if data.path != nil { report(\.path, data, context) }
      if data.template != nil { report(\.template, data, context) }
    case .binding?:
      guard data.path != nil || data.template != nil else { return }
      if data.value != nil { report(\.value, data, context) }
    case .localBinding?:
      guard data.path != nil else { return }
      if data.value != nil { report(\.value, data, context) }
      if data.template != nil { report(\.template, data, context) }
    case nil: return
    }
  }

  private static func report(
    _ path: PartialKeyPath<Document.DataReference>, _ data: DataUse, _ context: RuleContext
  ) {
    guard let member = Document.DataReference.table.member(of: path, in: data.node, context.view),
      let kind = data.kind
    else { return }
    context.report(
      RuleFinding(
        at: context.view.range(context.view.name(of: member)),
        "a `\(kind.rawValue)` source does not use `\(context.name(path))`", effect: rule.description.effect,
        help: "delete it",
        fixes: context.deletion(of: member), tags: [.unnecessary]))
  }
}
