extension SymbolPath.Layer {
  /// Returns a path in the syntax of SVG's attribute `d`; numbers have at most two decimals.
  package static func svgPathData(_ commands: [SymbolPath.Command]) -> String {
    var data = ""
    for command in commands {
      switch command {
      case .move(let end): data += "M" + Self.text(end)
      case .line(let end): data += "L" + Self.text(end)
      case .curve(let first, let second, let end):
        data += "C" + Self.text(first) + " " + Self.text(second) + " " + Self.text(end)
      case .close: data += "Z"
      }
    }
    return data
  }

  private static func text(_ point: SymbolPath.Point) -> String {
    number(point.x) + " " + number(point.y)
  }

  private static func number(_ value: Double) -> String {
    guard let hundredths = Int(exactly: (value * 100).rounded()) else { return "0" }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let decimals = rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0" + String(rest) : String(rest)
    return sign + String(whole) + "." + decimals
  }
}
