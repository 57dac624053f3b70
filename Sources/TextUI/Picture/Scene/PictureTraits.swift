/// What the user of a device has chosen, besides the light or dark appearance.
public struct PictureTraits: Sendable, Hashable {
  /// The text size.
  public var textSize: DynamicTypeSize
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
  /// Whether texts are drawn longer and with accents, as translations may be.
  package var isPseudolocalized: Bool

  public init(textSize: DynamicTypeSize = .large, isRightToLeft: Bool = false) {
    self.init(textSize: textSize, isRightToLeft: isRightToLeft, isPseudolocalized: false)
  }

  package init(textSize: DynamicTypeSize = .large, isRightToLeft: Bool = false, isPseudolocalized: Bool) {
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.isPseudolocalized = isPseudolocalized
  }
}
