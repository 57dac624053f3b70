import CladsDocument
import JSONSyntax

/// Parsing of the scalar values of design tokens.
extension SyntaxView {
  /// Returns a length in points: `16`, `"16px"`, `"1rem"` (16 points), or `{ "value": 16, "unit": "px" }`.
  func designLength(_ node: RecordIndex) -> Double? {
    switch kind(node) {
    case .number: return number(node)
    case .string:
      let text = string(node)
      let digits = text.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
      return JSONNumber(digits).flatMap { Self.points($0.value, String(text.dropFirst(digits.count))) }
    case .object:
      guard let amount = member(named: "value", of: node).flatMap({ value(of: $0) }),
        let unit = member(named: "unit", of: node).flatMap({ value(of: $0) }), kind(unit) == .string
      else { return nil }
      return number(amount).flatMap { Self.points($0, string(unit)) }
    default: return nil
    }
  }

  private static func points(_ amount: Double, _ unit: String) -> Double? {
    switch unit.lowercased() {
    case "", "px", "pt", "dp": amount
    case "rem", "em": (amount * 16).isFinite ? amount * 16 : nil
    default: nil
    }
  }

  /// Returns the name of a font family; the first of several, since the others are fallbacks.
  func designFamily(_ node: RecordIndex) -> String? {
    if kind(node) == .string { return string(node) }
    guard kind(node) == .array, let first = element(at: 0, of: node), kind(first) == .string else {
      return nil
    }
    return string(first)
  }

  /// Returns a font weight: a number from 1 to 1000, rounded to hundreds, or a name of the Design Tokens
  /// Format.
  func designWeight(_ node: RecordIndex) -> Document.FontWeight? {
    let weights = Document.FontWeight.allCases
    var amount = number(node)
    if kind(node) == .string {
      let name = string(node).lowercased().filter { $0.isLetter || $0.isNumber }
      amount = Self.weights[name] ?? JSONNumber(name)?.value
    }
    guard let amount, (1...1000).contains(amount) else { return nil }
    let index = min(max(Int((amount / 100).rounded()), 1), weights.count) - 1
    return weights[index]
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]
}
