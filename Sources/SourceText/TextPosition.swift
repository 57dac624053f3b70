/// A line and a character, as the LSP counts them.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The zero-based line.
  public var line: Int
  /// The number of code units from the start of the line, in some `PositionEncoding`.
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}
