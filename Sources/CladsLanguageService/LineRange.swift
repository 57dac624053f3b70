package import LanguageServerProtocol
package import SourceText

/// A range in one line, with its columns in every encoding, so that the text is not needed again.
package struct LineRange: Sendable, Hashable {
  /// The offset of a position from the start of its line.
  package struct Column: Sendable, Hashable {
    /// In UTF-8 bytes.
    package var utf8: UInt32
    /// In UTF-16 code units.
    package var utf16: UInt32
    /// In Unicode scalars.
    package var utf32: UInt32

    package init(utf8: UInt32, utf16: UInt32, utf32: UInt32) {
      self.utf8 = utf8
      self.utf16 = utf16
      self.utf32 = utf32
    }

    func character(_ encoding: PositionEncoding) -> Int {
      switch encoding {
      case .utf8: Int(utf8)
      case .utf16: Int(utf16)
      case .utf32: Int(utf32)
      }
    }
  }

  /// The zero-based line.
  package let line: UInt32
  /// The start of the range.
  package let start: Column
  /// The end of the range.
  package let end: Column

  package init(line: UInt32, start: Column, end: Column) {
    self.line = line
    self.start = start
    self.end = end
  }

  /// Returns the range as an LSP range.
  package func range(_ encoding: PositionEncoding) -> LSPRange {
    LSPRange(
      start: Position(line: Int(line), character: start.character(encoding)),
      end: Position(line: Int(line), character: end.character(encoding)))
  }

  /// Returns the line ranges of ranges of a text; a range that spans several lines becomes empty.
  package static func places(of ranges: [TextRange], in source: SourceFile) -> [LineRange] {
    let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]
    let mapped = encodings.map { PositionMapper(source, encoding: $0).ranges(ranges) }
    return ranges.indices.map { index in
      let all = mapped.map { $0[index] }
      func column(_ position: (LSPRange) -> Position) -> Column {
        let characters = all.map { UInt32(clamping: position($0).character) }
        return Column(utf8: characters[0], utf16: characters[1], utf32: characters[2])
      }
      let start = column(\.start)
      return LineRange(
        line: UInt32(clamping: all[0].start.line), start: start,
        end: all[0].end.line == all[0].start.line ? column(\.end) : start)
    }
  }
}
