import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A placeholder or an expression where the app takes a bare path.
enum BindingTemplate {
  static let rule = Rule(
    "binding-template", .error, .components,
    checks: .component(kinds: ["textfield", "toggle", "slider", "pageIndicator"], check), .data(check),
    absorbing: [.templateInLiteral, .pathSyntax],
    summary:
      "A `${…}` or an expression in `bind`, `localBind`, `currentPage` or the `path` of a data source.",
    why: "Paths are taken literally: the app looks for state with exactly that name.",
    bad: .compactScreen(
      "sign-in", state: #"{ "name": "" }"#,
      #"{ "type": "textfield", "placeholder": "Name", "bind": «"${name}"» }"#),
    fix: "Write the path without `${` and `}`")

  private static let bind = Document.ComponentContents.table.lookup(\.bind)
  private static let localBind = Document.ComponentContents.table.lookup(\.localBind)
  private static let currentPage = Document.ComponentContents.table.lookup(\.currentPage)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    let node = component.origin.node
    if let text = component.bind { check(text, Self.bind.value(of: node, context.view), context) }
    if let text = component.localBind { check(text, Self.localBind.value(of: node, context.view), context) }
    if let text = component.currentPage {
      check(text, Self.currentPage.value(of: node, context.view), context)
    }
  }

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard let text = data.path else { return }
    check(
      text,
      data.isNamed
        ? Document.DataSource.table.value(of: \.path, in: data.node, context.view)
        : Document.DataReference.table.value(of: \.path, in: data.node, context.view), context,
      isContent: true)
  }

  private static func check(
    _ text: String, _ node: @autoclosure () -> RecordIndex?, _ context: RuleContext, isContent: Bool = false
  ) {
    guard !Keypath.isPlain(text), isComputed(text, context), let node = node() else { return }
    let range = context.view.range(node)
    let path = Template.solePlaceholderBody(text).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }.flatMap { Keypath.isPlain($0) ? $0 : nil }
    let template = context.name(\Document.DataReference.template)
    context.report(
      RuleFinding(
        at: range,
        path == nil ? "a state path cannot be an expression" : "a state path is written without `${` and `}`",
        consequence: "the app looks for state named `\(text)`, and there is none",
        help: path.map { "write `\($0)`" }
          ?? (isContent
            ? "use `\(template)` instead, with `${…}` around the expression"
            : "store the result in the state, and use its path here"),
        fixes: path.map { context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0)) }
          ?? []))
  }

  /// Returns whether the text is meant to be evaluated; other mistakes in a path have rules of their own.
  private static func isComputed(_ text: String, _ context: RuleContext) -> Bool {
    let path = Keypath.parse(text)
    switch path.problem?.kind {
    case .placeholder: return true
    case .badSubscript(let index): return Template.containsPlaceholder(index)
    // A state key may contain any character.
    case .operatorCharacter: return path.root.map { context.analysis.state.roots[$0] == nil } ?? true
    default: return false
    }
  }
}
