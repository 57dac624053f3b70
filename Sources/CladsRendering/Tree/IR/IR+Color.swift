public import CladsDocument
public import CladsExpressions
public import TextUI

extension Color {
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
    Document.Color(self).text
  }
}

extension Document.Color {
  init(_ color: IR.Color) {
    let channels = color.channels
    self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }
}

extension IR {
  /// A color as red, green, blue, and opacity. Components range from 0 to 1 unless a document specifies
  /// otherwise.
  public typealias Color = TextUI.Color
  /// A drop shadow.
  public typealias Shadow = TextUI.Shadow
  /// A point in a rectangle, from (0, 0) in the top leading corner to (1, 1) in the bottom trailing corner.
  public typealias UnitPoint = TextUI.UnitPoint
  /// Insets from the edges of a rectangle, in points.
  public typealias EdgeInsets = PointInsets
}
