import SourceText

/// A color with red, green, blue and alpha components from 0 to 1.
public struct Color: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 is opaque.
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The components from 0 to 1, and the opacity.
  package var channels: (red: Double, green: Double, blue: Double, alpha: Double) {
    (red, green, blue, alpha)
  }

  /// Creates the color of a cell; `nil` for 0, which is the default color of the terminal.
  public init?(packed: UInt32) {
    guard packed != 0 else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(packed >> shift & 255) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// The color without its alpha, as 0xFFRRGGBB.
  public var packed: UInt32 {
    0xFF00_0000 | Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
  }

  private static func byte(_ share: Double) -> UInt32 {
    guard share > 0 else { return 0 }
    return share < 1 ? UInt32(share * 255 + 0.5) : 255
  }

  /// Returns this color composited over another one.
  package func blended(over other: Color) -> Color {
    let share = alpha > 0 ? min(alpha, 1) : 0
    func mix(_ front: Double, _ back: Double) -> Double { front * share + back * (1 - share) }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: share + other.alpha * (1 - share))
  }

  /// Returns this color with its alpha multiplied by `opacity`, which is clamped to 0 through 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * (opacity > 0 ? min(opacity, 1) : 0))
  }

  /// Returns the linear interpolation between this color (`share` 0) and another one (`share` 1).
  package func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Color {
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

/// The light or dark appearance of a screen.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// The background color of the screen.
  public var background: Color {
    self == .light ? .white : Color(red: 0.07, green: 0.07, blue: 0.08)
  }

  /// The default color of text.
  package var foreground: Color {
    self == .light ? Color(red: 0.11, green: 0.11, blue: 0.12) : Color(red: 0.92, green: 0.92, blue: 0.93)
  }
}

/// A point in a rectangle in normalized coordinates: 0 to 1 in both directions.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
