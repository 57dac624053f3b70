/// The font of a text.
public struct PictureFont: Sendable, Hashable {
  /// The size in points.
  public var size: Double
  public var weight: FontWeight
  package var isItalic = false
  /// Whether every character has the same width.
  package var isMonospaced = false
  /// The name of the font family that the document asks for; `nil` for that of the system.
  package var family: String?

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

extension FontWeight: Comparable {
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
