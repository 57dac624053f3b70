import Diagnostics
import TextUI

/// Text of SVG and HTML, which is the same for both.
struct MarkupText {
  private(set) var text = ""

  mutating func append(_ markup: String) { text += markup }

  /// Appends an attribute with a value that is escaped.
  mutating func attribute(_ name: String, _ value: String) {
    text += " \(name)=\"\(Self.content(value))\""
  }

  /// Appends an attribute with a length in points or another number.
  mutating func attribute(_ name: String, _ value: Double) { text += " \(name)=\"\(Self.number(value))\"" }

  /// Appends a color, and its opacity as an attribute of its own unless it is 1.
  mutating func color(_ property: ColorProperty, _ color: Color) {
    let names: (color: String, opacity: String) =
      switch property {
      case .fill: ("fill", "fill-opacity")
      case .stroke: ("stroke", "stroke-opacity")
      case .stop: ("stop-color", "stop-opacity")
      case .flood: ("flood-color", "flood-opacity")
      }
    text += " \(names.color)=\"\(Self.hex(color))\""
    if color.alpha < 1 { attribute(names.opacity, max(0, color.alpha)) }
  }

  /// The properties of SVG whose color and opacity are attributes of their own.
  enum ColorProperty {
    case fill, stroke, stop, flood
  }

  /// Returns a color as CSS writes it, with its opacity.
  static func css(_ color: Color) -> String {
    guard color.alpha < 1 else { return hex(color) }
    let alpha = String(color.alpha > 0 ? Int(color.alpha * 255 + 0.5) : 0, radix: 16)
    return hex(color) + (alpha.count < 2 ? "0\(alpha)" : alpha)
  }

  /// Returns a text as CSS writes it, between quotes; everything but letters, digits, spaces and hyphens is
  /// written by its number.
  static func cssString(_ text: String) -> String {
    let content = text.unicodeScalars.map { scalar -> String in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == " " || scalar == "-" { return String(scalar) }
      return "\\\(String(scalar.value, radix: 16)) "
    }
    return "'\(content.joined())'"
  }

  /// Returns a number with at most two decimals; 0 for one that is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }

  /// Returns a color as `#rrggbb`, without its opacity.
  static func hex(_ color: Color) -> String {
    func byte(_ share: Double) -> String {
      let value = share > 0 ? (share < 1 ? Int(share * 255 + 0.5) : 255) : 0
      let digits = String(value, radix: 16)
      return digits.count < 2 ? "0\(digits)" : digits
    }
    let channels = color.channels
    return "#\(byte(channels.red))\(byte(channels.green))\(byte(channels.blue))"
  }

  /// Returns the content of an element, in which nothing but its text is shown.
  ///
  /// U+0080 to U+009F are written as in Swift, because HTML reads references to them as other characters.
  static func content(_ text: String) -> String {
    guard text.utf8.contains(0xC2) else { return XMLText.attribute(text) }
    var content = ""
    var plain = Substring.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0x80...0x9F).contains(scalar.value) else {
        plain.append(scalar)
        continue
      }
      content += XMLText.attribute(String(plain)) + "\\u{\(String(scalar.value, radix: 16))}"
      plain.removeAll()
    }
    return content + XMLText.attribute(String(plain))
  }
}
