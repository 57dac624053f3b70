public import LanguageServerProtocol
public import SourceText

/// Between the offsets of one text and the positions of the protocol.
public struct PositionMapper: Sendable {
  private let source: SourceFile
  private let encoding: PositionEncoding

  /// Maps places of a text.
  public init(_ source: SourceFile, encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The place in the text; outside it the nearest place.
  public func offset(_ position: Position) -> TextOffset {
    source.offset(
      of: TextPosition(line: position.line, character: position.character), encoding: encoding)
  }

  /// The stretch of the text; nothing outside it.
  public func range(_ range: LSPRange) -> TextRange {
    let start = offset(range.start)
    return TextRange(start, max(start, offset(range.end)))
  }

  /// The line and character of a place.
  public func position(_ offset: TextOffset) -> Position {
    let position = source.position(of: offset, encoding: encoding)
    return Position(line: position.line, character: position.character)
  }

  /// The lines and characters of a stretch.
  public func range(_ range: TextRange) -> LSPRange {
    LSPRange(start: position(range.start), end: position(range.end))
  }

  /// The lines and characters of many stretches, in one pass over the text.
  public func ranges(_ ranges: [TextRange]) -> [LSPRange] {
    var ends: [(offset: TextOffset, slot: Int)] = []
    ends.reserveCapacity(ranges.count * 2)
    for (number, range) in ranges.enumerated() {
      ends.append((range.start, number * 2))
      ends.append((max(range.start, range.end), number * 2 + 1))
    }
    ends.sort { $0.offset < $1.offset }
    var reader = PositionReader(source, encoding: encoding)
    var positions = [Position](repeating: Position(line: 0, character: 0), count: ends.count)
    for end in ends {
      let position = reader.position(of: end.offset)
      positions[end.slot] = Position(line: position.line, character: position.character)
    }
    return ranges.indices.map { LSPRange(start: positions[$0 * 2], end: positions[$0 * 2 + 1]) }
  }

  /// A change as the protocol writes it.
  public func edit(_ edit: TextEdit) -> LSPTextEdit {
    LSPTextEdit(range: range(edit.range), newText: edit.newText)
  }
}
