import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A reference to an undeclared data source.
enum UnresolvedDataSource {
  static let rule = Rule(
    "unresolved-data-source", .error, .state, .isIgnored, checks: .document(check),
    summary: "A `dataSourceId` that is not declared.",
    why: "The app falls back to `data` and `text`, and shows nothing if both are absent.",
    bad: .compactScreen(
      "profile", state: #"{ "user": { "name": "Ann" } }"#,
      dataSources: #"{ "hello": { "type": "binding", "template": "Hello, ${user.name}" } }"#,
      #"{ "type": "label", "dataSourceId": «"helo"» }"#),
    fix: "Replace it with the closest declared data source")

  static func check(_ context: RuleContext) {
    for symbol in context.undeclared(.dataSource, in: \.dataSources) where !context.isCanceled() {
      for reference in symbol.references
      where !context.isCanceled() && context.view.isCompleteString(reference) {
        // Only labels and buttons read the key; a custom component may use it for anything.
        guard let object = context.object(owning: reference), let node = context.nodeDescription(of: object),
          node.kind?.usages.contains(where: { $0.path == \Document.ComponentContents.dataSourceId }) ?? false
        else { continue }
        report(reference, symbol.name, of: node.name, context)
      }
    }
  }

  private static func report(
    _ reference: RecordIndex, _ name: String, of kind: String, _ context: RuleContext
  ) {
    let known = context.knownNames { context.analysis.symbols.declaredNames(.dataSource) }
    // A state path was meant to be shown: by the data source that reads it, or by a new one.
    let state = context.state.initialValue(atPath: name)
    let reading =
      state != nil ? (context.document.dataSources ?? [:]).filter { $0.value.path == name }.map(\.name) : []
    let near = reading.isEmpty ? known.closest(to: name) : Array(reading.prefix(3))
    let (help, fixes) =
      text(reference, of: kind, context)
      ?? context.foreignReference(reference, named: name, .dataSource, "data source") { names in
        "a \(kind) shows one data source; use \(listing(names, last: "or"))"
      } ?? (
        context.help(near, among: known.names, declaredIn: \.dataSources),
        context.replacements(of: reference, with: near)
          + context.declaration(
            "Create the data source `\(name)`", of: name,
            as: state.map { binding(name, $0) } ?? #"{ "type": "static", "value": "" }"#, in: \.dataSources)
      )
    context.report(
      RuleFinding(
        at: context.view.range(reference), "no data source named `\(name)`",
        consequence: "the \(kind) shows its other content, or nothing", help: help, fixes: fixes))
  }

  /// Returns the help and the fix for a template, which is what a text may be; `nil` for other references,
  /// beside a text, and for kinds whose texts are not evaluated.
  private static func text(
    _ reference: RecordIndex, of kind: String, _ context: RuleContext
  ) -> (help: String, fixes: [QuickFix])? {
    let table = Document.ComponentContents.table
    guard context.view.hasPlaceholder(reference), !ButtonTextTemplate.kinds.contains(kind),
      let owner = context.view.member(owning: reference),
      table.member(of: \.text, in: context.view[owner].parent, context.view) == nil,
      table.member(of: \.data, in: context.view[owner].parent, context.view) == nil
    else { return nil }
    let text = table.member(\.text, context.text(context.view.range(reference)))
    return (
      "no template is evaluated here; write `\(text)`",
      context.replacement("Write `\(text)`", of: context.view.range(owner), with: text)
    )
  }

  /// Returns a data source that shows a state path, as JSON; on device, a path shows only strings.
  private static func binding(_ path: String, _ value: Document.StateValue) -> String {
    let table = Document.DataReference.table
    let content =
      value.kind == .string
      ? table.member(\.path, StringLiteral.quoted(path))
      : table.member(\.template, StringLiteral.quoted("${\(path)}"))
    return "{ \(table.member(\.kind, "\"\(Document.DataReferenceType.binding.rawValue)\"")), \(content) }"
  }
}
