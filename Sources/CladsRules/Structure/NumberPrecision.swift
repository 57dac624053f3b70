import Diagnostics

/// A whole number beyond 64 bits.
enum NumberPrecision: Rule {
  static let id: DiagnosticID = "number-precision"
  static let severity = Severity.info
  static let group = RuleGroup.structure
  static let effect = RuntimeEffect.fallsBack(to: "the nearest number it can hold")
  static let documentation = RuleDocumentation(
    summary: "A whole number of more digits than the app keeps.",
    why: """
      Beyond 64 bits a whole number becomes a floating-point number, and its last digits change. Order \
      numbers and other names made of digits belong in quotes.
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
