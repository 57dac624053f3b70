/// A place in an expression that today's phones treat in a surprising way.
public struct DeviationFinding: Sendable, Hashable {
  /// What it is.
  public let deviation: Deviation
  /// Where it is, in UTF-8 bytes of the text that was parsed.
  public let range: Range<Int>

  /// A construct at a place.
  public init(deviation: Deviation, range: Range<Int>) {
    self.deviation = deviation
    self.range = range
  }
}

extension Expression {
  /// Where an expression stands.
  public enum Place: Sendable, Hashable {
    /// It is the text of a `$expr`.
    case source
    /// It is the body of a placeholder of a template.
    case placeholder
  }

  /// The surprises that can be told from the text alone, in the order of their places; `bytes` is the text
  /// that was parsed.
  ///
  /// What depends on the state (missing values, kinds, lengths) is for others to find. An unquoted result of
  /// a ternary is always listed, although a word without a value in state comes out the same everywhere.
  public func deviations(in bytes: UnsafeBufferPointer<UInt8>, at place: Place) -> [DeviationFinding] {
    guard isValid else { return [] }
    var finder = DeviationFinder(expression: self, bytes: bytes, place: place)
    return finder.find()
  }

  /// The surprises that can be told from the text alone, in the order of their places; `text` is the text
  /// that was parsed.
  public func deviations(in text: String, at place: Place) -> [DeviationFinding] {
    text.withBytes { deviations(in: $0, at: place) }
  }
}
