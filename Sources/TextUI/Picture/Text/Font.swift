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
  /// Whether the size is that of the text size `large`, and grows with the one that the user has chosen.
  public private(set) var followsTextSize = false

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

extension Font {
  /// Returns the font in a size that grows with the text size of the user.
  package func followingTextSize() -> Font {
    var font = self
    font.followsTextSize = true
    return font
  }

  /// Returns the font in the size that it has in a text size, as `UIFontMetrics` scales it for body text.
  package func scaled(to textSize: DynamicTypeSize) -> Font {
    guard followsTextSize else { return self }
    var font = Font(size: size * textSize.bodySize / Self.body.size, weight: weight, family: family)
    font.isItalic = isItalic
    font.isMonospaced = isMonospaced
    return font
  }
}

/// Fonts of the system, which follow the text size of the user: all of them as that of the body does, though
/// on device the larger ones grow less.
extension Font {
  public typealias Weight = FontWeight

  public static let largeTitle = Font(size: 34).followingTextSize()
  public static let title = Font(size: 28).followingTextSize()
  public static let title2 = Font(size: 22).followingTextSize()
  public static let title3 = Font(size: 20).followingTextSize()
  public static let headline = Font(size: 17, weight: .semibold).followingTextSize()
  public static let body = Font(size: 17).followingTextSize()
  public static let callout = Font(size: 16).followingTextSize()
  public static let subheadline = Font(size: 15).followingTextSize()
  public static let footnote = Font(size: 13).followingTextSize()
  public static let caption = Font(size: 12).followingTextSize()
  public static let caption2 = Font(size: 11).followingTextSize()

  /// Returns the font of the system in a size in points, whatever the text size of the user is.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns a font of a family in a size in points, which follows the text size of the user.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(size: size, family: name).followingTextSize()
  }

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
