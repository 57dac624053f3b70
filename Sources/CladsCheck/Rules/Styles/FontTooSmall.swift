import CladsDocument
import Diagnostics

/// Text that is too small to read.
enum FontTooSmall {
  static let rule = Rule(
    "font-too-small", .info, .accessibility, checks: .style(check),
    summary: "A font size below 11 points.",
    why: "Many people cannot read it, and the app does not scale text with the system's text size.",
    bad: .compactScreen(
      "news", styles: #"{ "fineprint": { "fontSize": «8» } }"#,
      #"{ "type": "label", "text": "Terms apply", "styleId": "fineprint" }"#),
    fix: "Write 11 points")

  private static let limit = 11.0

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let size = style.value.fontSize, size < limit, size >= 0 else { return }
    let uses = context.styles.uses(of: \.fontSize, from: style.name).filter { drawsText($0, context) }
    guard !uses.isEmpty, let range = context.value(\.fontSize, of: style.value) else { return }
    context.report(
      RuleFinding(
        at: range, "\(context.text(range)) pt text is hard to read",
        help: "use at least \(Int(limit)) pt", related: context.styles.related(uses),
        fixes: context.replacement("Write `\(Int(limit))`", of: range, with: String(Int(limit)))))
  }

  private static func drawsText(_ use: StyleUse, _ context: RuleContext) -> Bool {
    guard use.isBuiltIn, let row = Document.Style.table.index(of: \.fontSize) else { return false }
    return Document.Style.effects(on: use.kind, level: context.level)?.contains(row) ?? false
  }
}
