import Diagnostics

/// The rows of two drawings as reports show them.
enum DrawingRows {
  typealias Row = ScreenComparison.Drawing.Row

  /// Unchanged rows around changed ones.
  private static let context = 2

  /// Returns the changed rows with a few around them.
  static func parts(_ rows: [Row]) -> [ArraySlice<Row>] {
    var parts: [ArraySlice<Row>] = []
    var end = 0
    for index in rows.indices where rows[index].isChanged {
      let lower = max(0, index - context)
      let upper = min(rows.count, index + context + 1)
      if let last = parts.last, lower <= end {
        parts[parts.count - 1] = rows[last.startIndex..<upper]
      } else {
        parts.append(rows[lower..<upper])
      }
      end = upper
    }
    return parts
  }

  /// Returns the changed rows with a few around them, old ones after `-` and new ones after `+`.
  static func unified(_ rows: [Row]) -> [String] {
    var lines: [String] = []
    for (index, part) in parts(rows).enumerated() {
      if index > 0 { lines.append("  ⋮") }
      var (removed, added): ([String], [String]) = ([], [])
      for row in part {
        if row.isChanged {
          if let old = row.old { removed.append("- " + TerminalText.row(old)) }
          if let new = row.new { added.append("+ " + TerminalText.row(new)) }
          continue
        }
        lines += removed + added
        (removed, added) = ([], [])
        lines.append("  " + TerminalText.row(row.new ?? ""))
      }
      lines += removed + added
    }
    return lines
  }
}
