public import CladsAnalysis
import SourceText

/// Insertions and deletions of one character at random offsets, the same with every run.
public struct RandomEdits {
  private var random = SplitMix(state: 7)
  private var number = 0

  public init() {}

  /// Returns the file after the next edit.
  public mutating func edited(_ file: ParsedFile) -> ParsedFile {
    let count = file.source.bytes.count
    let offset = Int(random.next() % UInt64(count))
    let isInsertion = number % 2 == 0
    let range = TextRange(utf8: offset, isInsertion ? offset : min(offset + 1, count))
    defer { number += 1 }
    return file.edited(by: [TextEdit(range: range, newText: isInsertion ? "x" : "")], version: number)
  }
}
