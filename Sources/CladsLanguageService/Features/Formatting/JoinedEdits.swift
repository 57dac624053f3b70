import SourceText

extension SourceFile {
  /// Returns edits with the same effect; of very many, neighbors are joined, with the text between them.
  ///
  /// Few edits stay apart, so that editors keep the cursor and marks where they were. But an edit takes up
  /// about a hundred bytes of a message, and a formatted text of one line has one for each token.
  func joining(_ edits: [TextEdit]) -> [TextEdit] {
    guard edits.count > Self.maximumEditCount else { return edits }
    var joined: [TextEdit] = []
    for edit in edits {
      guard let last = joined.last, last.range.end <= edit.range.start,
        edit.range.start.utf8 - last.range.end.utf8 <= Self.maximumDistance
      else {
        joined.append(edit)
        continue
      }
      joined[joined.count - 1].newText += text(in: TextRange(last.range.end, edit.range.start)) + edit.newText
      joined[joined.count - 1].range = TextRange(last.range.start, edit.range.end)
    }
    return joined
  }

  /// The number of edits that are not joined.
  private static var maximumEditCount: Int { 10_000 }
  /// The number of bytes between two edits that are joined.
  private static var maximumDistance: Int { 100 }
}
