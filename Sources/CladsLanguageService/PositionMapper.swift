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

  /// A change as the protocol writes it.
  public func edit(_ edit: TextEdit) -> LSPTextEdit {
    LSPTextEdit(range: range(edit.range), newText: edit.newText)
  }
}
