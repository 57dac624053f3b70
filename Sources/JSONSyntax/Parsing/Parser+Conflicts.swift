import SourceText

/// Merge conflicts that a version control system has left in the text.
///
/// The first version is read, and the others are skipped like comments, so the rest of the document is read
/// as it was before the merge.
extension Parser {
  /// Skips the conflict marker at the start of a line, and what it hides; returns whether there was one.
  mutating func skipConflictMarker() -> Bool {
    guard let marker = source.conflictMarker(at) else { return false }
    let start = at
    let end = source.lineEnd(at)
    at = end
    switch marker {
    case .start:
      if !isInConflict { report(.mergeConflict, start, end, in: innermost) }
      isInConflict = true
    case .base, .separator:
      if !isInConflict { report(.mergeConflict, start, end, in: innermost) }
      if isInConflict, let conflictEnd = conflictEnd(after: end) {
        at = conflictEnd
        isInConflict = false
      }
    case .end:
      if !isInConflict { report(.mergeConflict, start, end, in: innermost) }
      isInConflict = false
    }
    // The versions may differ in the brackets that are open here.
    mark(innermost)
    lastConflict = at
    at = source.afterSpace(at)
    return true
  }

  /// Whether a conflict is between two offsets, so that a comma may be missing or extra because of it.
  func isConflict(between start: Int, and end: Int) -> Bool { start < lastConflict && lastConflict <= end }

  /// Returns the end of the line that ends the conflict, or `nil` if there is none.
  private mutating func conflictEnd(after offset: Int) -> Int? {
    if hasUnclosedConflict { return nil }
    var depth = 0
    var line = source.afterLineBreak(offset)
    while line < source.count {
      let end = source.lineEnd(line)
      switch source.conflictMarker(line) {
      case .start: depth &+= 1
      case .end:
        if depth == 0 { return end }
        depth &-= 1
      default: break
      }
      line = source.afterLineBreak(end)
    }
    // Looking for it again after each marker would take too long.
    hasUnclosedConflict = true
    return nil
  }
}

/// A line that separates the versions of a merge conflict.
enum ConflictMarker {
  case start, base, separator, end
}

extension ByteSource {
  /// Returns the conflict marker at `offset`, or `nil` if there is none.
  func conflictMarker(_ offset: Int) -> ConflictMarker? {
    let byte = self[offset]
    let marker: ConflictMarker
    switch byte {
    case Byte.lessThan: marker = .start
    case Byte.bar: marker = .base
    case Byte.equals: marker = .separator
    case Byte.greaterThan: marker = .end
    default: return nil
    }
    let length = 7
    for index in 1..<length where self[offset &+ index] != byte { return nil }
    // Reading past the end of the text yields zero.
    guard self[offset &+ length] <= Byte.space, offset == 0 || isLineBreak(offset &- 1) else { return nil }
    return marker
  }
}
