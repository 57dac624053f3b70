import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// An `isSelectedBinding` that is not a plain state path.
enum SelectedBindingTemplate {
  static let rule = Rule(
    "selected-binding-template", .warning, .components, .isIgnored,
    checks: .component(kinds: ["button"], check),
    absorbing: [.pathSyntax, .templateInLiteral, .unreachableBranch]
      + ExpressionRules.all.map(\.description).filter { $0.id.rawValue.hasPrefix("expr-") },
    isPortability: true,
    summary: "An `isSelectedBinding` that is an expression or contains a placeholder.",
    why: """
      On device, the whole string is looked up as a state path. An expression or a `${…}` is not the path \
      of any value, so the button never looks selected.
      """,
    bad: .compactScreen(
      "filter", state: #"{ "isOpen": true }"#,
      styles: ##"{ "off": { "textColor": "#333333" }, "on": { "textColor": "#0A5CAD" } }"##,
      actions: #"{ "switch": { "type": "toggleState", "path": "isOpen" } }"#,
      #"""
      { "type": "button", "text": "Open now", "actions": { "onTap": "switch" },
        "isSelectedBinding": «"${isOpen}"», "styles": { "normal": "off", "selected": "on" } }
      """#),
    fix: "Write the path without `${` and `}`")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let text = component.isSelectedBinding, !Keypath.isPlain(text), isComputed(text),
      let range = context.value(\.isSelectedBinding, of: component)
    else { return }
    let path = barePath(in: text)
    context.report(
      RuleFinding(
        at: range,
        "on device, `\(context.name(\Document.ComponentContents.isSelectedBinding))` supports only a state path, not "
          + (path == nil ? "an expression" : "`${}`"),
        consequence: "the button never looks selected",
        help: path.map { "write `\($0)`" }
          ?? "store the result as a boolean in the state, and use its path here",
        fixes: path.map { context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0)) }
          ?? []),
      sharing: path == nil ? root(of: text) : text)
  }

  /// Returns whether the text is meant to be evaluated; other mistakes in a path have rules of their own.
  private static func isComputed(_ text: String) -> Bool {
    switch Keypath.parse(text).problem?.kind {
    case .placeholder, .operatorCharacter: true
    case .badSubscript: Expression.parse(text).isValid
    default: false
    }
  }

  /// Returns the plain path inside the only placeholder, or `nil` if the text is anything else.
  private static func barePath(in text: String) -> String? {
    guard let body = Template.solePlaceholderBody(text) else { return nil }
    let path = String(decoding: Array(text.utf8)[body], as: UTF8.self)
    return Keypath.isPlain(path) ? path : nil
  }

  /// Returns the root of the first state path that the expression reads.
  private static func root(of text: String) -> String {
    let body = Template.solePlaceholderBody(text).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
    return Expression.parse(body ?? text).paths.first?.root ?? ""
  }
}
