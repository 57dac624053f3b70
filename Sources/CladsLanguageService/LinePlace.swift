public import LanguageServerProtocol
public import SourceText

/// A stretch of one line, its characters counted in every encoding: the text is not needed again.
public struct LinePlace: Sendable, Hashable {
  /// The characters before a place in its line.
  public struct Column: Sendable, Hashable {
    /// In UTF-8 bytes.
    public var utf8: UInt32
    /// In UTF-16 code units.
    public var utf16: UInt32
    /// In Unicode scalars.
    public var utf32: UInt32

    /// Creates a count.
    public init(utf8: UInt32, utf16: UInt32, utf32: UInt32) {
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
  public let line: UInt32
  /// Where it starts.
  public let start: Column
  /// Where it ends.
  public let end: Column

  /// Creates a stretch.
  public init(line: UInt32, start: Column, end: Column) {
    self.line = line
    self.start = start
    self.end = end
  }

  /// The stretch as the protocol writes it.
  public func range(_ encoding: PositionEncoding) -> LSPRange {
    LSPRange(
      start: Position(line: Int(line), character: start.character(encoding)),
      end: Position(line: Int(line), character: end.character(encoding)))
  }

  /// The places of stretches of a text; one that goes over several lines is empty.
  static func places(of ranges: [TextRange], in source: SourceFile) -> [LinePlace] {
    let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]
    let counted = encodings.map { PositionMapper(source, encoding: $0).ranges(ranges) }
    return ranges.indices.map { number in
      let all = counted.map { $0[number] }
      func column(_ place: (LSPRange) -> Position) -> Column {
        let characters = all.map { UInt32(clamping: place($0).character) }
        return Column(utf8: characters[0], utf16: characters[1], utf32: characters[2])
      }
      let start = column(\.start)
      return LinePlace(
        line: UInt32(clamping: all[0].start.line), start: start,
        end: all[0].end.line == all[0].start.line ? column(\.end) : start)
    }
  }
}
