import CladsDocument
import Diagnostics
import JSONSyntax

/// A color that the app cannot read.
enum ColorInvalid {
  static let rule = Rule(
    "color-invalid", .warning, .colors, .fallsBack(to: "opaque black"), checks: .color(check),
    summary: "A color in a format that the app cannot read, such as a name, `rgb(…)` or four digits.",
    why: "A color that the app cannot read is painted opaque black.",
    bad: .compactScreen(
      "greeting", styles: #"{ "title": { "fontSize": 28, "textColor": «"crimson"» } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    fix: "Write the color in hexadecimal digits")

  static func check(_ color: ColorUse, _ context: RuleContext) {
    guard color.color.reading.form == .invalid, case .unreadable? = ColorProblem(color.color),
      context.view.isCompleteString(color.node)
    else { return }
    let text = color.color.text
    let meant = meaning(of: text)
    context.report(
      RuleFinding(
        at: context.view.range(color.node),
        text.allSatisfy(\.isWhitespace)
          ? "the color is empty" : "`\(text)` is not a valid color",
        consequence: ColorProblem.consequence(of: text),
        help: meant.map { "write `\($0)`" } ?? "write `#RRGGBB` or `rgba(red, green, blue, alpha)`",
        fixes: meant.map {
          [
            QuickFix(
              "Replace with `\($0)`", replacing: context.view.range(color.node),
              with: StringLiteral.quoted($0))
          ]
        } ?? []))
  }

  /// Returns the color in a format that the app can read, or `nil` if the intended color is unclear.
  private static func meaning(of text: String) -> String? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if let hex = Document.Color.hex(ofName: text) { return hex }
    if text.hasPrefix("rgb("), text.hasSuffix(")") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      let reading = Document.ColorReading("rgba(\(parts[0]),\(parts[1]),\(parts[2]),1)")
      return reading.form == .rgba && reading.isInRange ? reading.hexText : nil
    }
    if text.hasPrefix("rgba("), Document.ColorReading(text + ")").form == .rgba { return text + ")" }
    if text.hasPrefix("0x"), text.utf8.count == 8 {
      let reading = Document.ColorReading(String(text.dropFirst(2)))
      return reading.form == .invalid ? nil : reading.hexText
    }
    let digits = text.filter { $0 != "#" }
    guard digits.count == 4 else { return nil }
    let reading = Document.ColorReading(digits.map { "\($0)\($0)" }.joined())
    return reading.form == .invalid ? nil : reading.rgbaText
  }
}
