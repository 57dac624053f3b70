/// The place of a text that is written inside another one, such as a document in a string literal.
public final class Embedding: Sendable {
  /// The text around it.
  public let host: SourceFile
  /// The mapping of the text to its host.
  public let map: OffsetMap
  /// The range of the host between the delimiters of the text.
  public let content: TextRange
  /// What stands in the text for what is not known.
  private let hole: String
  private let encode: @Sendable (String) -> String

  /// - Parameters:
  ///   - host: the text around it.
  ///   - map: the mapping of the text to its host.
  ///   - content: the range of the host between the delimiters of the text.
  ///   - hole: what stands in the text for what is not known.
  ///   - encode: writes text as it must be written in the host.
  public init(
    in host: SourceFile, _ map: OffsetMap, content: TextRange, hole: String,
    encode: @escaping @Sendable (String) -> String
  ) {
    self.content = content
    self.host = host
    self.map = map
    self.hole = hole
    self.encode = encode
  }

  /// Returns the range of the host that yields a range of the text.
  public func hostRange(of range: TextRange) -> TextRange { map.sourceRange(ofDecoded: range) }

  /// Returns the edit of the host that makes an edit of the text, which has these bytes; `nil` if the edit
  /// would replace or copy what is not known.
  public func hostEdit(_ edit: TextEdit, of bytes: [UInt8]) -> TextEdit? {
    let range = edit.range
    let holes = map.holes
    let touched = holes.partitioningIndex { $0.end > range.start }
    if touched < holes.count, holes[touched].start < range.end { return nil }
    if !holes.isEmpty, edit.newText.contains(hole) { return nil }
    var host = map.sourceRange(ofDecoded: range)
    // What follows a removed line break would keep its indentation, which is not part of the text.
    if !range.isEmpty, range.end.utf8 <= bytes.count, bytes[range.end.utf8 - 1] == Byte.newline {
      host.end = max(host.end, map.sourceOffset(ofDecoded: range.end))
    }
    // A literal of two lines needs a third one for its value.
    let isWithoutLine = map.segments.count == 1 && map.segments[0].kind == .removed
    return TextEdit(range: host, newText: encode(edit.newText + (isWithoutLine ? "\n" : "")))
  }

  /// Returns text as it must be written in the host.
  public func encoded(_ text: String) -> String { encode(text) }
}
