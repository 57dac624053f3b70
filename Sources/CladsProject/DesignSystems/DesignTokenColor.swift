import CladsDocument
import JSONSyntax

/// Parsing of the colors of design tokens.
extension SyntaxView {
  /// The result of parsing a color.
  enum DesignColor {
    /// A color.
    case known(Document.Color)
    /// A color in an unsupported color space, without a `hex` fallback.
    case unsupported
    /// Not a color.
    case invalid
  }

  /// Parses a color: hexadecimal digits, `rgba(…)`, a CSS color name, or an object with `colorSpace`,
  /// `components`, `alpha` and `hex`.
  func designColor(_ node: RecordIndex) -> DesignColor {
    switch kind(node) {
    case .string: Self.color(string(node)).map(DesignColor.known) ?? .invalid
    case .object: color(ofObject: node)
    default: .invalid
    }
  }

  private static func color(_ text: String) -> Document.Color? {
    if let hex = Document.Color.hex(ofName: text) { return Document.Color(hex) }
    if text.utf8.count <= 5, text.hasPrefix("#"), text.utf8.count == 5 {
      return color("#" + text.dropFirst().flatMap { [$0, $0] })
    }
    guard text.utf8.count <= 64, text.hasPrefix("#") || text.hasSuffix(")") else { return nil }
    let color = Document.Color(text)
    return color.reading.form == .invalid || !color.reading.isInRange ? nil : color
  }

  private func color(ofObject node: RecordIndex) -> DesignColor {
    func part(_ name: String) -> RecordIndex? { member(named: name, of: node).flatMap { value(of: $0) } }
    guard let space = part("colorSpace"), kind(space) == .string else { return .invalid }
    var alpha = 1.0
    if let given = part("alpha") {
      guard let number = number(given), (0...1).contains(number) else { return .invalid }
      alpha = number
    }
    let written = part("components")
    let components = written.flatMap { numbers($0) }
    if written != nil, components == nil { return .invalid }
    if let components, let channels = Self.channels(components, in: string(space)) {
      return .known(Self.color(channels, alpha))
    }
    guard let hex = part("hex") else { return components == nil ? .invalid : .unsupported }
    guard kind(hex) == .string, let color = Self.color(string(hex)) else { return .invalid }
    let reading = color.reading
    return .known(Self.color([reading.red, reading.green, reading.blue], alpha))
  }

  /// Returns the three components of a color, where `"none"` counts as 0; `nil` if they are invalid.
  private func numbers(_ node: RecordIndex) -> [Double]? {
    guard kind(node) == .array else { return nil }
    var numbers: [Double] = []
    for element in children(of: node) {
      let isNone = kind(element) == .string && contentEquals(element, "none")
      guard numbers.count < 3, let number = isNone ? 0 : number(element), abs(number) <= 1_000_000 else {
        return nil
      }
      numbers.append(number)
    }
    return numbers.count == 3 ? numbers : nil
  }

  /// Returns red, green and blue, 0 to 1; `nil` for a color space whose conversion needs more than
  /// arithmetic.
  private static func channels(_ parts: [Double], in space: String) -> [Double]? {
    switch space {
    case "srgb": parts
    case "hsl":
      [0.0, 8, 4].map { offset in
        let share = (offset + hue(parts[0])).truncatingRemainder(dividingBy: 12)
        let light = parts[2] / 100
        let reach = parts[1] / 100 * min(light, 1 - light)
        return light - reach * max(-1, min(share - 3, 9 - share, 1))
      }
    case "hwb":
      channels([parts[0], 100, 50], in: "hsl")?.map { channel in
        let white = parts[1] / 100
        let black = parts[2] / 100
        return white + black >= 1 ? white / (white + black) : channel * (1 - white - black) + white
      }
    default: nil
    }
  }

  /// Returns a hue in twelfths of a circle.
  private static func hue(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return (rest < 0 ? rest + 360 : rest) / 30
  }

  private static func color(_ channels: [Double], _ alpha: Double) -> Document.Color {
    let clamped = channels.count == 3 ? channels.map { min(max($0, 0), 1) } : [0, 0, 0]
    return Document.Color(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: alpha)
  }
}
