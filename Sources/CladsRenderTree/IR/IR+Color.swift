public import CladsDocument
public import CladsExpressions

extension IR {
  /// A colour: red, green, blue and opacity, 0 to 1 unless a document says otherwise.
  public struct Color: Sendable, Hashable {
    /// Red.
    public var red: Double
    /// Green.
    public var green: Double
    /// Blue.
    public var blue: Double
    /// Opacity.
    public var alpha: Double

    /// Creates a colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// The colour that a text means in a document: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgba(…)`; anything else is
    /// opaque black.
    public init(hex: String) { self.init(Document.ColorReading(hex)) }

    init(_ reading: Document.ColorReading) {
      self.init(red: reading.red, green: reading.green, blue: reading.blue, alpha: reading.alpha)
    }

    /// A colour of a document; the words for no colour paint black on today's phones.
    public init(_ color: Document.Color, deviations: Deviations) {
      let isNothing = color.reading.form == .invalid && ["transparent", "clear"].contains(color.text)
      self = isNothing && !deviations.contains(.colorWord) ? .clear : Color(color.reading)
    }

    /// White.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Nothing at all.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// A colour that differs between light and dark screens.
  public struct AdaptiveColor: Sendable, Hashable {
    /// On light screens.
    public var light: Color
    /// On dark screens.
    public var dark: Color

    /// Creates a colour; the same on both without `dark`.
    public init(light: Color, dark: Color? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }
}
