import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A lowercase hexadecimal color in a document that also has uppercase ones.
enum ColorCase {
  static let rule = Rule(
    "color-case", .hint, .colors, checks: .document(check), isOnByDefault: false,
    summary: "A lowercase hexadecimal color in a document that also has uppercase ones.",
    why: "A search for a color finds only some of its uses.",
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
    fix: "Write the color in uppercase", fixLevel: .safe)

  static func check(_ context: RuleContext) {
    var lowercase: [RecordIndex] = []
    var hasUppercase = false
    for fact in context.analysis.facts where fact.role == .color && !context.isCanceled() {
      // Reading a color takes longer than looking for hexadecimal digits of either case.
      let content = context.view.content(of: fact.node)
      let isLowercase = content.contains { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
      let isUppercase = content.contains { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
      guard isLowercase || isUppercase && !hasUppercase,
        case .hex = Document.ColorReading(context.view.string(fact.node)).form
      else { continue }
      if isLowercase { lowercase.append(fact.node) }
      if isUppercase { hasUppercase = true }
    }
    guard hasUppercase else { return }
    for node in lowercase {
      let text = context.view.string(node)
      let range = context.view.range(node)
      context.report(
        RuleFinding(
          at: range, "`\(text)` is lowercase, but other colors in this document are uppercase",
          help: "write `\(text.uppercased())`",
          fixes: context.replacement(
            "Write `\(text.uppercased())`", of: range, with: StringLiteral.quoted(text.uppercased())
          ).map(\.safe)))
    }
  }
}
