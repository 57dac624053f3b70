import SourceText

extension SourceFile {
  /// Returns edits with the same effect; of very many, neighbors are joined, with the text between them.
  ///
  /// Few edits stay apart, so that editors keep the cursor and marks where they were. But an edit takes up
  /// about a hundred bytes of a message, and a formatted text of one line has one for each token.
  func joining(_ edits: [TextEdit]) -> [TextEdit] {
    guard edits.count > Self.maximumEditCount, var last = edits.first else { return edits }
    var joined: [TextEdit] = []
    // Only `last` refers to its text, so that what is appended to it is not copied each time.
    for edit in edits.dropFirst() {
      guard last.range.end <= edit.range.start,
        edit.range.start.utf8 - last.range.end.utf8 <= Self.maximumDistance
      else {
        joined.append(last)
        last = edit
        continue
      }
      last.newText += text(in: TextRange(last.range.end, edit.range.start))
      last.newText += edit.newText
      last.range = TextRange(last.range.start, edit.range.end)
    }
    joined.append(last)
    return joined
  }

  /// The number of edits that are not joined.
  private static var maximumEditCount: Int { 10_000 }
  /// The number of bytes between two edits that are joined.
  private static var maximumDistance: Int { 100 }
}
