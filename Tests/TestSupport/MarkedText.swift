public import SourceText

/// A text with marks: `$0` is a cursor, `«…»` a range. The marks are not part of the text.
public struct MarkedText: Sendable {
  /// The text without marks.
  public private(set) var text = ""
  /// Where a `$0` stood, in order.
  public private(set) var cursors: [TextOffset] = []
  /// What stood between `«` and `»`, in order of their starts.
  public private(set) var ranges: [TextRange] = []

  /// The only cursor, or the first one.
  public var cursor: TextOffset? { cursors.first }
  /// The text without marks, as UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var open: [Int] = []
    var rest = marked.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let offset = text.utf8.count
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(TextRange(utf8: offset, offset))
      case "»":
        if let index = open.popLast() { ranges[index].end = TextOffset(utf8: offset) }
      case "$" where rest.first == "0":
        rest.removeFirst()
        cursors.append(TextOffset(utf8: offset))
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text with marks around ranges, the inverse of reading one.
  public static func marking(_ ranges: [TextRange], in bytes: [UInt8]) -> String {
    var marks: [(offset: Int, order: Int, mark: String)] = []
    for (index, range) in ranges.enumerated() {
      marks.append((range.start.utf8, 2 * index, "«"))
      marks.append((range.end.utf8, 2 * index + 1, "»"))
    }
    marks.sort { ($0.offset, $0.order) < ($1.offset, $1.order) }
    var text = ""
    var copied = 0
    for (offset, _, mark) in marks {
      let end = Swift.max(copied, Swift.min(offset, bytes.count))
      text += String(decoding: bytes[copied..<end], as: UTF8.self) + mark
      copied = end
    }
    return text + String(decoding: bytes[copied...], as: UTF8.self)
  }
}
