/// The numbers of quotes next to a place of a text, which may form a delimiter with those that are inserted.
package struct QuotesAround: Sendable {
  package let before: Int
  package let after: Int

  package init(before: Int = 0, after: Int = 0) {
    self.before = before
    self.after = after
  }

  /// Counts the quotes before and after a range.
  init(_ range: TextRange, in bytes: [UInt8]) {
    before = bytes[..<range.start.utf8].reversed().prefix { $0 == Byte.quote }.count
    after = bytes[range.end.utf8...].prefix { $0 == Byte.quote }.count
  }
}

/// The place of a text that is written inside another one, such as a document in a string literal.
package final class Embedding: Sendable {
  /// The text around it.
  package let host: SourceFile
  /// The mapping of the text to its host.
  package let map: OffsetMap
  /// The range of the host between the delimiters of the text.
  package let content: TextRange
  /// What stands in the text for what is not known.
  private let hole: String
  private let encode: @Sendable (String, QuotesAround) -> String

  /// - Parameters:
  ///   - host: the text around it.
  ///   - map: the mapping of the text to its host.
  ///   - content: the range of the host between the delimiters of the text.
  ///   - hole: what stands in the text for what is not known.
  ///   - encode: writes text as it must be written in the host.
  package init(
    in host: SourceFile, _ map: OffsetMap, content: TextRange, hole: String,
    encode: @escaping @Sendable (String, QuotesAround) -> String
  ) {
    self.content = content
    self.host = host
    self.map = map
    self.hole = hole
    self.encode = encode
  }

  /// Returns the range of the host that yields a range of the text.
  package func hostRange(of range: TextRange) -> TextRange { map.sourceRange(ofDecoded: range) }

  /// Returns the edit of the host that makes an edit of the text, which has these bytes; `nil` if the edit
  /// would replace or copy what is not known.
  package func hostEdit(_ edit: TextEdit, of bytes: [UInt8]) -> TextEdit? {
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
    let quotes = QuotesAround(host, in: self.host.bytes)
    // Quotes that only meet each other cannot be escaped.
    let meets = quotes.before > 0 && quotes.after > 0 && quotes.before + quotes.after > 2
    if edit.newText.isEmpty, meets { return nil }
    return TextEdit(range: host, newText: encode(edit.newText + (isWithoutLine ? "\n" : ""), quotes))
  }

  /// Returns text as it must be written in the host.
  package func encoded(_ text: String) -> String { encode(text, QuotesAround()) }
}
