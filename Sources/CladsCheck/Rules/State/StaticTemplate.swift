import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A placeholder in a static source.
enum StaticTemplate {
  static let rule = Rule(
    "static-template", .warning, .state, checks: .data(check),
    summary: "A placeholder in the `value` of a `static` source.",
    why: "A static value is shown as written, placeholders included.",
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann" }"#,
      dataSources: #"{ "hello": { "type": "static", "value": "Hello, «${name}»" } }"#,
      #"{ "type": "label", "dataSourceId": "hello" }"#),
    fix: "Change it to a binding with a template")

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard data.kind == .static, let value = data.value, Template.containsPlaceholder(value),
      let node = Document.DataReference.table.value(of: \.value, in: data.node, context.view),
      let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "placeholders are not replaced in a static value",
        consequence: "the text is shown with `\(context.text(range))` in it",
        help: "change it to a `\(Document.DataReferenceType.binding.rawValue)` with a "
          + "`\(context.name(\Document.DataReference.template))`",
        fixes: data.conversion(to: .binding, \.value, \.template, context)))
  }
}

extension DataUse {
  /// Returns a fix that changes the type and the key of the content, unless the new key is already present.
  func conversion(
    to kind: Document.DataReferenceType, _ old: PartialKeyPath<Document.DataReference>,
    _ new: PartialKeyPath<Document.DataReference>, _ context: RuleContext
  ) -> [QuickFix] {
    let table = Document.DataReference.table
    guard let type = table.value(of: \.kind, in: node, context.view),
      let member = table.member(of: old, in: node, context.view),
      table.member(of: new, in: node, context.view) == nil
    else { return [] }
    return [
      QuickFix(
        "Change it to a `\(kind.rawValue)` with `\(context.name(new))`",
        edits: [
          TextEdit(range: context.view.range(type), newText: StringLiteral.quoted(kind.rawValue)),
          TextEdit(
            range: context.view.range(context.view.name(of: member)),
            newText: StringLiteral.quoted(context.name(new))),
        ])
    ]
  }
}
