package import CladsDocument

/// The font of a text.
public struct PictureFont: Sendable, Hashable {
  /// The size in points.
  public var size: Double
  public var weight: FontWeight
  public var isItalic = false
  /// Whether every character has the same width.
  public var isMonospaced = false
  /// The name of the font family that the document asks for; `nil` for that of the system.
  public var family: String?

  /// The smallest and largest sizes that are laid out.
  private static let sizes = 1.0...1_000.0

  public init(size: Double = 17, weight: FontWeight = .regular, family: String? = nil) {
    self.size = size.isNaN ? 17 : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.weight = weight
    self.family = family
  }

  /// Creates the font of a style; what it leaves open is that of the body of a text. A font family is used
  /// as it is, in its regular weight.
  public init(_ style: IR.Style) {
    let weight = style.fontFamily == nil ? style.fontWeight.map { FontWeight($0) } : nil
    self.init(size: style.fontSize ?? 17, weight: weight ?? .regular, family: style.fontFamily)
  }
}

extension FontWeight: Comparable {
  /// Creates the weight that a document names.
  package init(_ weight: Document.FontWeight) {
    let index = Document.FontWeight.allCases.firstIndex(of: weight)
    self = index.flatMap { FontWeight(rawValue: $0 + 1) } ?? .regular
  }

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
