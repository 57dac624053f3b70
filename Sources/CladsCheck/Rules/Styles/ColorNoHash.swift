import CladsDocument
import Diagnostics
import JSONSyntax

/// A hexadecimal color without a `#`.
enum ColorNoHash {
  static let rule = Rule(
    "color-no-hash", .hint, .colors, checks: .color(check),
    summary: "A hexadecimal color without a leading `#`.",
    why: "The app can read it, but other tools and people take it for a word or a number.",
    bad: #"""
      {
        "id": "news",
        "root": { "backgroundColor": «"FFE9A8"», "children": [ { "type": "label", "text": "Hello" } ] }
      }
      """#,
    fix: "Add the `#`", fixLevel: .safe)

  static func check(_ color: ColorUse, _ context: RuleContext) {
    guard case .hex(_, hasHash: false) = color.color.reading.form else { return }
    let text = "#" + color.color.text.filter { !$0.isWhitespace }
    let range = context.view.range(color.node)
    context.report(
      RuleFinding(
        at: range, "the color `\(color.color.text)` has no `#`", help: "write `\(text)`",
        fixes: context.replacement("Write `\(text)`", of: range, with: StringLiteral.quoted(text)).map(\.safe)
      ))
  }
}
