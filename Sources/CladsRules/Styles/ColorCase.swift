import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// Colours with small letters in a document that also has some with capitals.
enum ColorCase: DocumentRule {
  static let id: DiagnosticID = "color-case"
  static let severity = Severity.hint
  static let group = RuleGroup.colors
  static let effect = RuntimeEffect.none
  static let isOnByDefault = false
  static let documentation = RuleDocumentation(
    summary: "Hexadecimal digits with small letters where other colours of the document have capitals.",
    why: "Searching for a colour finds only half of its uses.",
    bad: #"""
      {
        "id": "news",
        "styles": { "title": { "fontSize": 28, "textColor": «"#0a66c2"» } },
        "root": {
          "backgroundColor": "#FFE9A8",
          "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "styles": { "title": { "fontSize": 28, "textColor": "#0A66C2" } },
        "root": {
          "backgroundColor": "#FFE9A8",
          "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ]
        }
      }
      """#,
    fix: "Write capitals")

  static func check(_ context: RuleContext) {
    var small: [RecordIndex] = []
    var hasCapitals = false
    for fact in context.analysis.facts where fact.role == .color {
      let text = context.view.string(fact.node)
      guard case .hex = Document.ColorReading(text).form else { continue }
      if text.contains(where: \.isLowercase) { small.append(fact.node) }
      if text.contains(where: \.isUppercase) { hasCapitals = true }
    }
    guard hasCapitals else { return }
    for node in small {
      let text = context.view.string(node)
      let range = context.view.range(node)
      context.report(
        Finding(
          id, at: range, "`\(text)` has small letters, other colours here have capitals",
          help: "write `\(text.uppercased())`",
          fixes: context.replacement(
            "Write `\(text.uppercased())`", of: range, with: StringLiteral.quoted(text.uppercased())
          ).map(\.safe)))
    }
  }
}
