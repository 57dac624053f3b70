/// A colour with red, green, blue and alpha from 0 to 1.
public struct Color: Sendable, Hashable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// How much it covers: 0 is invisible, 1 hides everything behind.
  public var alpha: Double

  /// Creates a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from `RGB`, `RRGGBB` or `RRGGBBAA`, with or without `#`; `nil` if it is none of these.
  public init?(hex: String) {
    var digits: [UInt32] = []
    for byte in hex.utf8.drop(while: { $0 == UInt8(ascii: "#") }) {
      guard digits.count < 8, let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    func channel(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
    self.init(red: channel(0), green: channel(2), blue: channel(4), alpha: channel(6))
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The colour of a cell, or `nil` for the terminal's own.
  public init?(packed: UInt32) {
    guard packed != 0 else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(packed >> shift & 255) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// The colour as an opaque 0xFFRRGGBB.
  public var packed: UInt32 {
    0xFF00_0000 | Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
  }

  private static func byte(_ share: Double) -> UInt32 {
    guard share > 0 else { return 0 }
    return share < 1 ? UInt32(share * 255 + 0.5) : 255
  }

  /// This colour in front of another one.
  public func blended(over other: Color) -> Color {
    let share = alpha > 0 ? min(alpha, 1) : 0
    func mix(_ front: Double, _ back: Double) -> Double { front * share + back * (1 - share) }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: share + other.alpha * (1 - share))
  }

  /// The colour with its alpha multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * (opacity > 0 ? min(opacity, 1) : 0))
  }

  /// The colour on the way to another one; `share` is 0 here and 1 there.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Color {
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Invisible.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Grey.
  public static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
  /// Red, as phones show it.
  public static let red = Color(red: 1, green: 0.231, blue: 0.188)
  /// Orange, as phones show it.
  public static let orange = Color(red: 1, green: 0.584, blue: 0)
  /// Yellow, as phones show it.
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)
  /// Green, as phones show it.
  public static let green = Color(red: 0.204, green: 0.78, blue: 0.349)
  /// Blue, as phones show it.
  public static let blue = Color(red: 0, green: 0.478, blue: 1)
  /// Purple, as phones show it.
  public static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)
  /// Pink, as phones show it.
  public static let pink = Color(red: 1, green: 0.176, blue: 0.333)
}

/// Light or dark.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light screen.
  case light
  /// Light text on a dark screen.
  case dark

  /// The colour of the screen behind everything.
  public var background: Color {
    self == .light ? .white : Color(red: 0.07, green: 0.07, blue: 0.08)
  }

  /// The colour of text that has none of its own.
  public var foreground: Color {
    self == .light ? Color(red: 0.11, green: 0.11, blue: 0.12) : Color(red: 0.92, green: 0.92, blue: 0.93)
  }
}

/// A place in a rectangle, from 0 to 1 in both directions.
public struct UnitPoint: Sendable, Hashable {
  /// The share from the left.
  public var x: Double
  /// The share from the top.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
