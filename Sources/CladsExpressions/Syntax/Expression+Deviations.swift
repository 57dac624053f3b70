/// A range of an expression that the current runtime treats in a surprising way.
package struct DeviationFinding: Sendable, Hashable {
  package let deviation: Deviation
  /// The range of the construct, in UTF-8 bytes of the text that was parsed.
  package let range: Range<Int>

  package init(deviation: Deviation, range: Range<Int>) {
    self.deviation = deviation
    self.range = range
  }
}

extension Expression {
  /// Where an expression appears.
  package enum Location: Sendable, Hashable {
    /// The text of a `$expr`.
    case source
    /// The body of a placeholder in a template.
    case placeholder
  }

  /// Returns the deviations that can be found without the state, in the order of their ranges; `bytes` is the
  /// text that was parsed.
  ///
  /// Deviations that depend on the state (missing values, types, lengths) are not included. An unquoted
  /// branch of a ternary is always included, although a word without a value in state gives the same result
  /// everywhere.
  package func deviations(in bytes: UnsafeBufferPointer<UInt8>, at location: Location) -> [DeviationFinding] {
    guard isValid else { return [] }
    var finder = DeviationFinder(expression: self, bytes: bytes, location: location)
    return finder.find()
  }

  /// Returns the deviations that can be found without the state, in the order of their ranges; `text` is the
  /// text that was parsed.
  package func deviations(in text: String, at location: Location) -> [DeviationFinding] {
    text.withBytes { deviations(in: $0, at: location) }
  }
}
