import Diagnostics

/// A placeholder in the syntax of another template language.
enum TemplateForeignPlaceholder: ExpressionRule {
  static let id: DiagnosticID = "template-foreign-placeholder"
  static let severity = Severity.warning
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = [
    "expr-syntax", "template-unterminated", "undeclared-state", "misspelled-path", "foreach-items-undeclared",
    "path-syntax", "path-binding-non-string", "template-without-placeholder",
  ]
  static let documentation = RuleDocumentation(
    summary: """
      A name of the state in the placeholder syntax of another language: `{{name}}`, `{name}`, `#{name}`, \
      `%{name}`, `$name`, `$(name)`, `\\(name)`, `<%= name %>`.
      """,
    why: """
      Only `${…}` is replaced; everything else is text. Names that are not in the state are not reported: \
      they may be meant as text.
      """,
    bad: #"""
      {
        "id": "greeting",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "Hello, «{{name}}»!" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "state": { "name": "Ann" },
        "root": { "children": [ { "type": "label", "text": "Hello, ${name}!" } ] }
      }
      """#,
    fix: "Write it as `${…}`")
}
