package import LanguageServerProtocol
package import SourceText

/// Converts between the offsets of one text and the positions of the protocol.
package struct PositionMapper: Sendable {
  private let source: SourceFile
  private let encoding: PositionEncoding

  package init(_ source: SourceFile, encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// Returns the offset of a position; a position outside the text is clamped to it.
  package func offset(_ position: Position) -> TextOffset {
    source.offset(
      of: TextPosition(line: position.line, character: position.character), encoding: encoding)
  }

  /// Returns a range of the text, clamped to it; empty when the end precedes the start.
  package func range(_ range: LSPRange) -> TextRange {
    let start = offset(range.start)
    return TextRange(start, max(start, offset(range.end)))
  }

  /// Returns the position of an offset.
  package func position(_ offset: TextOffset) -> Position {
    let position = source.position(of: offset, encoding: encoding)
    return Position(line: position.line, character: position.character)
  }

  /// Returns the positions of a range.
  package func range(_ range: TextRange) -> LSPRange {
    if let embedding = source.embedding {
      return PositionMapper(embedding.host, encoding: encoding).range(embedding.hostRange(of: range))
    }
    return LSPRange(start: position(range.start), end: position(range.end))
  }

  /// Returns the positions of many ranges, in one pass over the text.
  package func ranges(_ ranges: [TextRange]) -> [LSPRange] {
    if let embedding = source.embedding {
      return PositionMapper(embedding.host, encoding: encoding).ranges(
        ranges.map { embedding.hostRange(of: $0) })
    }
    // Sorted by offset, so that the reader only moves forward; `slot` is the index in `positions`.
    var ends: [(offset: TextOffset, slot: Int)] = []
    ends.reserveCapacity(ranges.count * 2)
    for (index, range) in ranges.enumerated() {
      ends.append((range.start, index * 2))
      ends.append((max(range.start, range.end), index * 2 + 1))
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

  /// Returns LSP text edits; `nil` if one of them would replace what the text does not show.
  package func edits(_ edits: [TextEdit]) -> [LSPTextEdit]? {
    guard let hostEdits = source.hostEdits(edits) else { return nil }
    let host = source.embedding?.host ?? source
    let ranges = PositionMapper(host, encoding: encoding).ranges(hostEdits.map(\.range))
    return zip(ranges, hostEdits).map { LSPTextEdit(range: $0, newText: $1.newText) }
  }

  /// Returns text as it must be written in the file.
  func encoded(_ text: String) -> String { source.embedding?.encoded(text) ?? text }
}
