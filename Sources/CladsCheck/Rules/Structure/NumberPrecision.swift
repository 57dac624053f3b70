import Diagnostics

/// A whole number beyond 64 bits.
enum NumberPrecision: Rule {
  static let id: DiagnosticID = "number-precision"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.fallsBack(to: "the nearest number it can represent")
  static let documentation = RuleDocumentation(
    summary: "A whole number with more digits than the app can store.",
    why: """
      Beyond 64 bits, a whole number becomes a floating-point number and loses its last digits. Order \
      numbers and other identifiers made of digits belong in quotes.
      """,
    bad: #"""
      {
        "id": "receipt",
        "state": { "order": «12345678901234567890» },
        "root": { "children": [{ "type": "label", "text": "Order ${order}" }] }
      }
      """#,
    good: #"""
      {
        "id": "receipt",
        "state": { "order": "12345678901234567890" },
        "root": { "children": [{ "type": "label", "text": "Order ${order}" }] }
      }
      """#,
    fix: "Put it in quotes")
}
