public import SourceText

/// A text written with marks, which are not part of it: `$0` is a cursor, `«…»` a range.
public struct MarkedText: Sendable {
  /// The text without marks.
  public private(set) var text = ""
  /// The offsets of the cursors, in order.
  public private(set) var cursors: [TextOffset] = []
  /// The ranges between `«` and `»`, in the order of their starts.
  public private(set) var ranges: [TextRange] = []

  /// The first cursor; `nil` if there is none.
  public var cursor: TextOffset? { cursors.first }
  /// The text without marks, as UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// Parses a text with marks.
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

  /// Returns a text with marks around ranges; the inverse of parsing one.
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
