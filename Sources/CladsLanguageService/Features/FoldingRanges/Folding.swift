import CladsAnalysis
import JSONSyntax
import SourceText

/// Finds the objects and arrays that span several lines.
enum Folding {
  /// Returns the ranges between brackets, at most one for each starting line.
  static func all(in file: ParsedFile) -> [TextRange] {
    let lines = file.source.lines
    guard lines.lineCount > 1 else { return [] }
    return file.tree.withView { view in
      var ranges: [TextRange] = []
      var lastLine = -1
      for record in view.records where record.kind == .object || record.kind == .array {
        let start = Int(record.start)
        let end = Int(record.end) - (record.flags.contains(.unclosed) ? 0 : 1)
        let line = lines.line(containing: TextOffset(utf8: start))
        // Clients fold one range per line, so only the outermost is of use.
        guard line != lastLine, end > start, lines.line(containing: TextOffset(utf8: end)) > line else {
          continue
        }
        lastLine = line
        ranges.append(TextRange(utf8: start + 1, end))
      }
      return ranges
    }
  }
}
