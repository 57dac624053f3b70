import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An argument of `rgba(…)` that is out of range or not a number.
enum ColorRange {
  static let rule = Rule(
    "color-range", .warning, .colors, .fallsBack(to: "opaque black"), checks: .color(check),
    summary: "An argument of `rgba(red, green, blue, alpha)` that is missing, out of range or not a number.",
    why: """
      Red, green and blue range from 0 to 255, and alpha from 0 to 1. With a percentage or a missing \
      argument, the app paints opaque black; a number out of range is used as is.
      """,
    bad: #"""
      {
        "id": "news",
        "root": {
          "backgroundColor": "rgba(255, 233, 168, «50%»)",
          "children": [ { "type": "label", "text": "Hello" } ]
        }
      }
      """#,
    fix: "Write a number in range")

  static func check(_ color: ColorUse, _ context: RuleContext) {
    let reading = color.color.reading
    if reading.form == .rgba {
      guard !reading.isInRange else { return }
    } else {
      guard reading.form == .invalid, case .arguments? = ColorProblem(color.color) else { return }
    }
    let parts = parts(of: Array(color.color.text.utf8))
    guard parts.count == 4 else { return reportCount(parts, color, context) }
    for (index, part) in parts.enumerated() {
      if reportPart(part.text, part.range, isAlpha: index == 3, color, context) { return }
    }
  }

  private typealias Part = (text: String, range: Range<Int>)

  /// Returns the arguments between the parentheses, split at commas and trimmed.
  private static func parts(of bytes: [UInt8]) -> [Part] {
    guard let open = bytes.firstIndex(of: Byte.openParenthesis),
      let close = bytes.lastIndex(of: Byte.closeParenthesis),
      open < close
    else { return [] }
    var parts: [Part] = []
    var start = open + 1
    while start <= close {
      let end = bytes[start..<close].firstIndex(of: Byte.comma) ?? close
      var range = start..<end
      while let first = range.first, bytes[first] == Byte.space { range = (first + 1)..<end }
      while let last = range.last, bytes[last] == Byte.space { range = range.lowerBound..<last }
      parts.append((String(decoding: bytes[range], as: UTF8.self), range))
      start = end + 1
    }
    return parts
  }

  private static func reportCount(_ parts: [Part], _ color: ColorUse, _ context: RuleContext) {
    guard let first = parts.first, let last = parts.last else { return }
    let range = context.view.sourceRange(
      ofDecoded: first.range.lowerBound..<last.range.upperBound, in: color.node)
    let inner = parts.map(\.text).joined(separator: ", ")
    let isComplete =
      parts.count == 3 && parts.allSatisfy { number($0.text).map { (0...255).contains($0) } ?? false }
    context.report(
      RuleFinding(
        at: range, "`rgba` takes 4 numbers, not \(parts.count)",
        consequence: "the app paints it opaque black",
        help: isComplete ? "add the alpha: `rgba(\(inner), 1)`" : "write `rgba(red, green, blue, alpha)`",
        fixes: isComplete
          ? context.replacement("Add the alpha", of: range, with: inner + ", 1") : []))
  }

  private static func reportPart(
    _ text: String, _ decodedRange: Range<Int>, isAlpha: Bool, _ color: ColorUse, _ context: RuleContext
  ) -> Bool {
    let limit = isAlpha ? 1.0 : 255.0
    let value = number(text)
    if let value, (0...limit).contains(value) { return false }
    let range = context.view.sourceRange(ofDecoded: decodedRange, in: color.node)
    let meant = inRange(text, limit)
    let bounds = isAlpha ? "alpha ranges from 0 to 1" : "red, green and blue range from 0 to 255"
    context.report(
      RuleFinding(
        at: range,
        value == nil
          ? text.isEmpty ? "a number is missing here" : "`\(text)` is not a plain number"
          : "`\(text)` is out of range",
        consequence: value == nil
          ? "the app paints it opaque black" : "the app uses the number as is",
        help: bounds + (meant.map { ": write `\($0)`" } ?? ""),
        fixes: meant.map { context.replacement("Write `\($0)`", of: range, with: $0) } ?? []))
    return true
  }

  private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns the nearest number in range; a percentage, and an alpha up to 100, become a fraction of the
  /// range.
  private static func inRange(_ text: String, _ limit: Double) -> String? {
    let isPercentage = text.hasSuffix("%")
    guard let value = number(isPercentage ? String(text.dropLast()) : text) else { return nil }
    let isShare = isPercentage || (limit == 1 && value > 1 && value <= 100)
    let scaled = min(max(isShare ? value / 100 * limit : value, 0), limit)
    return Document.ColorReading.channelText(limit == 1 ? scaled : scaled.rounded())
  }
}
