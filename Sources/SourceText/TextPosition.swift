/// A place in a text as editors count it.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The zero-based line.
  public var line: Int
  /// The number of code units between the start of the line and the place, in some `PositionEncoding`.
  public var character: Int

  /// Creates the place after `character` code units of the zero-based `line`.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Whether `lhs` comes before `rhs`.
  public static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}
