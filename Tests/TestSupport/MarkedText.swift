public import SourceText

/// A text with marks taken out: `$0` is a cursor, `«…»` a range.
public struct MarkedText: Sendable {
  /// The text without marks.
  public let text: String
  /// The text without marks, as UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }
  /// The places of `$0`, in UTF-8 bytes.
  public let cursors: [TextOffset]
  /// The stretches between `«` and `»`, in UTF-8 bytes, in order of their starts.
  public let ranges: [TextRange]

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = ""
    var cursors: [TextOffset] = []
    var open: [Int] = []
    var ranges: [TextRange] = []
    var rest = marked[...]
    while let character = rest.first {
      if character == "«" {
        open.append(text.utf8.count)
        rest.removeFirst()
      } else if character == "»" {
        if let start = open.popLast() { ranges.append(TextRange(utf8: start, text.utf8.count)) }
        rest.removeFirst()
      } else if rest.hasPrefix("$0") {
        cursors.append(TextOffset(utf8: text.utf8.count))
        rest.removeFirst(2)
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    self.text = text
    self.cursors = cursors
    self.ranges = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
