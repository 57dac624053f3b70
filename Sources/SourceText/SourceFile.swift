/// The text of one version of a file.
public struct SourceFile: Sendable {
  public let uri: FileURI
  /// The version number that the client assigned to this text; `nil` for a file read from disk.
  public private(set) var version: Int?
  /// The text, normally in UTF-8; any bytes are allowed.
  public let bytes: [UInt8]
  /// The starts of the lines.
  package let lines: LineIndex
  /// Where the text is written inside another one; `nil` for a whole file. Positions are those of the file.
  package let embedding: Embedding?

  public init(uri: FileURI, version: Int?, bytes: [UInt8]) {
    self.init(uri: uri, version: version, bytes: bytes, embedding: nil)
  }

  /// Creates a file whose text is the value of a literal in another one.
  package init(uri: FileURI, version: Int?, bytes: [UInt8], embedding: Embedding?) {
    self.init(uri: uri, version: version, bytes: bytes, embedding: embedding, lines: LineIndex(bytes))
  }

  private init(uri: FileURI, version: Int?, bytes: [UInt8], embedding: Embedding?, lines: LineIndex) {
    self.embedding = embedding
    self.uri = uri
    self.version = version
    self.bytes = bytes
    self.lines = lines
  }

  /// Returns the position of an offset, which is clamped to the text.
  public func position(of offset: TextOffset, encoding: PositionEncoding) -> TextPosition {
    if let embedding {
      return embedding.host.position(of: embedding.map.sourceOffset(ofDecoded: offset), encoding: encoding)
    }
    let end = clamped(offset)
    let line = lines.line(containing: TextOffset(utf8: end))
    let start = lines.start(ofLine: line).utf8
    let (landmark, units) = lines.landmarks.nearest(to: end, after: start, encoding)
    return TextPosition(line: line, character: units + encoding.count(of: bytes, in: landmark..<end))
  }

  /// Returns the offset of a position.
  ///
  /// A character past the end of its line means the end of that line, and a line past the end of the text
  /// means
  /// the end of the text. A position inside a scalar, such as between surrogates, means the start of the
  /// scalar.
  package func offset(of position: TextPosition, encoding: PositionEncoding) -> TextOffset {
    if let embedding {
      return embedding.map.decodedOffset(ofSource: embedding.host.offset(of: position, encoding: encoding))
    }
    guard position.line >= 0 else { return TextOffset(utf8: 0) }
    let line = lines.contentRange(ofLine: position.line, in: bytes)
    let range = line.start.utf8..<Swift.max(line.start.utf8, line.end.utf8)
    let (landmark, units) = lines.landmarks.nearest(toUnits: position.character, in: range, encoding)
    return TextOffset(
      utf8: encoding.offset(after: position.character - units, of: bytes, in: landmark..<range.upperBound))
  }

  /// Returns the text in `range`, which is clamped to the text; malformed UTF-8 is replaced by U+FFFD.
  package func text(in range: TextRange) -> String {
    let start = clamped(range.start)
    let end = Swift.max(start, clamped(range.end))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the file after `edits`, whose ranges all refer to this text.
  ///
  /// Where two edits overlap, the one that starts later applies only to what is left. Edits at the same
  /// offset keep their order.
  package func edited(by edits: [TextEdit], version: Int?) -> SourceFile {
    let text = bytes.edited(by: edits)
    // A text of which nothing but a line changes is edited with every letter that somebody types.
    var index: LineIndex?
    if edits.count == 1, let edit = edits.first { index = lines.edited(by: edit, from: bytes, to: text) }
    return SourceFile(
      uri: uri, version: version, bytes: text, embedding: nil, lines: index ?? LineIndex(text))
  }

  /// Returns the same text with another version.
  package func with(version: Int?) -> SourceFile {
    var copy = self
    copy.version = version
    return copy
  }

  /// The file that the text is in, and a range of the text in that file.
  package func hostRange(of range: TextRange) -> (host: SourceFile, range: TextRange) {
    embedding.map { ($0.host, $0.hostRange(of: range)) } ?? (self, range)
  }

  /// Returns edits of the text as edits of the file that the text is in; `nil` if one of them would replace
  /// or copy what the text does not show.
  package func hostEdits(_ edits: [TextEdit]) -> [TextEdit]? {
    guard let embedding else { return edits }
    var result: [TextEdit] = []
    for edit in edits {
      guard let edit = embedding.hostEdit(edit, of: bytes) else { return nil }
      result.append(edit)
    }
    return result
  }

  private func clamped(_ offset: TextOffset) -> Int {
    Swift.min(Swift.max(offset.utf8, 0), bytes.count)
  }
}
