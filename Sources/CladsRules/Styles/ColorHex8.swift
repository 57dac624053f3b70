import CladsDocument
import Diagnostics
import JSONSyntax

/// A colour of eight digits, whose opacity stands last.
enum ColorHex8: ColorRule {
  static let id: DiagnosticID = "color-hex8"
  static let severity = Severity.info
  static let group = RuleGroup.colors
  static let effect = RuntimeEffect.none
  static let absorbs: [DiagnosticID] = ["color-no-hash"]
  static let documentation = RuleDocumentation(
    summary: "A colour written with eight hexadecimal digits.",
    why: """
      The app reads the opacity from the last two digits; half of what is written about the format says \
      that it stands first. `rgba(…)` leaves no doubt.
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
    good: #"""
      {
        "id": "news",
        "root": {
          "backgroundColor": "rgba(255, 200, 200, 0.702)",
          "children": [ { "type": "label", "text": "Hello" } ]
        }
      }
      """#,
    fix: "Write the same colour as `rgba(…)`")

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
      Finding(
        id, at: range, "the opacity of `\(color.color.text)` is read from its last two digits: `\(read)`",
        help: "write `\(read)`; if the opacity was meant to stand first, write `\(meant)`",
        fixes: context.replacement("Write `\(read)`", of: range, with: "\"\(read)\"")
          + context.replacement("Write `\(meant)`, the opacity first", of: range, with: "\"\(meant)\"")))
  }
}
