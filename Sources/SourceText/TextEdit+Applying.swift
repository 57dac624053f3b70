extension [UInt8] {
  /// Returns the text after `edits`, whose ranges all refer to this text.
  ///
  /// Ranges are clamped to the text. Where two edits overlap, the one that starts later applies only to what
  /// is left. Edits at the same offset keep their order.
  package func edited(by edits: [TextEdit]) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start.utf8, $0.offset) < ($1.element.range.start.utf8, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(count) { $0 &+ $1.newText.utf8.count })
    var copied = 0
    for (_, edit) in sorted {
      let start = Swift.min(Swift.max(edit.range.start.utf8, copied), count)
      result += self[copied..<start]
      result += edit.newText.utf8
      copied = Swift.min(Swift.max(edit.range.end.utf8, start), count)
    }
    result += self[copied...]
    return result
  }
}
