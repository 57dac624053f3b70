import CladsDocument
import Diagnostics
import JSONSyntax

/// A color of eight digits, whose alpha comes last.
enum ColorHex8 {
  static let rule = Rule(
    "color-hex8", .info, .colors, checks: .color(check), absorbing: [ColorNoHash.rule.description],
    summary: "A color written with eight hexadecimal digits.",
    why: """
      The app reads the alpha from the last two digits, but much of the documentation says that it comes \
      first. `rgba(…)` is unambiguous.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "backgroundColor": «"#FFC8C8B3"»,
          "children": [ { "type": "label", "text": "Hello" } ]
        }
      }
      """#,
    fix: "Write the color as `rgba(…)`")

  static func check(_ color: ColorUse, _ context: RuleContext) {
    let reading = color.color.reading
    guard case .hex(digits: 8, _) = reading.form else { return }
    var other = reading
    (other.alpha, other.red, other.green, other.blue) = (
      reading.red, reading.green, reading.blue, reading.alpha
    )
    guard other != reading else { return }
    let range = context.view.range(color.node)
    let (read, meant) = (reading.rgbaText, other.rgbaText)
    context.report(
      RuleFinding(
        at: range, "the alpha of `\(color.color.text)` is its last two digits: `\(read)`",
        help: "guides and tools often put the alpha first: write `\(read)`, or `\(meant)` if that was meant",
        fixes: context.replacement("Write `\(read)`", of: range, with: StringLiteral.quoted(read))
          + context.replacement(
            "Write `\(meant)` (alpha first)", of: range, with: StringLiteral.quoted(meant))),
      sharing: "")
  }
}
