import SourceText

extension SwiftCode {
  /// Returns the documentation comment before any of these tokens, which are the first one of a declaration
  /// and its keyword after attributes and modifiers; `nil` if there is none.
  func documentation(from first: Int, to last: Int) -> String? {
    var lines: [String] = []
    var index = firstComment(before: first)
    while comments.indices.contains(index), comments[index].link <= last {
      let comment = comments[index]
      switch comment.kind {
      case .documentationLine: lines.append(line(comment.start + 3..<comment.end))
      case .documentationBlock: lines += block(comment)
      default: break
      }
      index += 1
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func firstComment(before token: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].link < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns a line without the space after its delimiter and without spaces at its end.
  private func line(_ range: Range<Int>) -> String {
    var range = range
    if let first = range.first, bytes[first] == Byte.space { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last].isSpace { range = range.lowerBound..<last }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private func block(_ comment: SwiftToken) -> [String] {
    let start = comment.start + 3
    let end = max(start, comment.isTerminated ? comment.end - 2 : comment.end)
    return bytes[start..<end].split(separator: Byte.newline, omittingEmptySubsequences: false).map { row in
      var first = row.startIndex
      while first < row.endIndex, row[first].isSpace { first += 1 }
      if first < row.endIndex, row[first] == Byte.star { first += 1 }
      return line(first..<row.endIndex)
    }
  }
}
