/// The font of a text.
public struct Font: Sendable, Hashable {
  /// The size in points.
  public var size: Double
  public var weight: FontWeight
  package var isItalic = false
  /// Whether every character has the same width.
  package var isMonospaced = false
  /// The name of the font family that the document asks for; `nil` for that of the system.
  public var family: String?

  /// The smallest and largest sizes that are laid out.
  private static let sizes = 1.0...1_000.0

  public init(size: Double = 17, weight: FontWeight = .regular, family: String? = nil) {
    self.size = size.isNaN ? 17 : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.weight = weight
    self.family = family
  }

  /// The attributes of text in cells that stand for the font: none for a named family.
  var cellAttributes: CellAttributes {
    if family != nil { return [] }
    return switch weight {
    case .semibold, .bold, .heavy, .black: .bold
    case .ultraLight, .thin, .light: .dim
    case .regular, .medium: []
    }
  }
}

/// Fonts of the system.
extension Font {
  public typealias Weight = FontWeight

  public static let largeTitle = Font(size: 34)
  public static let title = Font(size: 28)
  public static let title2 = Font(size: 22)
  public static let title3 = Font(size: 20)
  public static let headline = Font(size: 17, weight: .semibold)
  public static let body = Font(size: 17)
  public static let callout = Font(size: 16)
  public static let subheadline = Font(size: 15)
  public static let footnote = Font(size: 13)
  public static let caption = Font(size: 12)
  public static let caption2 = Font(size: 11)

  /// Returns the font of the system in a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns a font of a family in a size in points.
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size, family: name) }

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }
}

extension FontWeight: Comparable {
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
