public import CladsDocument
public import CladsExpressions

extension IR {
  /// A color as red, green, blue, and opacity. Components range from 0 to 1 unless a document specifies
  /// otherwise.
  public struct Color: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a color from the notation used in documents: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or `rgba(…)`. Any
    /// other text yields opaque black.
    public init(hex: String) { self.init(Document.ColorReading(hex)) }

    init(_ reading: Document.ColorReading) {
      self.init(red: reading.red, green: reading.green, blue: reading.blue, alpha: reading.alpha)
    }

    /// Creates a color of a document. Names for a transparent color yield black on device.
    public init(_ color: Document.Color, deviations: Deviations) {
      let isTransparentName = color.reading.form == .invalid && ["transparent", "clear"].contains(color.text)
      self = isTransparentName && !deviations.contains(.colorWord) ? .clear : Color(color.reading)
    }

    /// The color as a document has it.
    package var text: String {
      Document.Color(red: red, green: green, blue: blue, alpha: alpha).text
    }

    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let red = Color(red: 1, green: 0, blue: 0)
    public static let green = Color(red: 0, green: 1, blue: 0)
    public static let blue = Color(red: 0, green: 0, blue: 1)
    /// A fully transparent color.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// A color that differs between light and dark appearance.
  public struct AdaptiveColor: Sendable, Hashable {
    /// The color in light appearance.
    public var light: Color
    /// The color in dark appearance.
    public var dark: Color

    /// Creates a color. If `dark` is `nil`, both appearances use `light`.
    public init(light: Color, dark: Color? = nil) {
      self.light = light
      self.dark = dark ?? light
    }

    /// Returns a color that is the same in both appearances.
    public static func fixed(_ color: Color) -> AdaptiveColor { AdaptiveColor(light: color) }

    /// Returns a color that differs between the appearances.
    public static func adaptive(light: Color, dark: Color) -> AdaptiveColor {
      AdaptiveColor(light: light, dark: dark)
    }
  }
}
