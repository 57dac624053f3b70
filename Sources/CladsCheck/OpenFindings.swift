import Diagnostics
import SourceText

/// The findings about a text that are still there after some edits.
struct OpenFindings {
  private struct Location: Hashable {
    let id: DiagnosticID
    let start: TextOffset
  }

  /// The findings, sorted by position, and their ranges in the current text.
  private var findings: [(original: Diagnostic, range: TextRange)]

  /// - Parameter diagnostics: the findings, sorted by position.
  init(_ diagnostics: [Diagnostic]) { findings = diagnostics.map { ($0, $0.range) } }

  /// Removes the findings that are gone.
  ///
  /// - Parameters:
  ///   - diagnostics: the findings about the text after the edits.
  ///   - edits: the edits, whose ranges refer to the text before them and do not overlap.
  /// - Returns: the findings that are gone, sorted by position.
  mutating func close(with diagnostics: [Diagnostic], after edits: [TextEdit]) -> [Diagnostic] {
    var left: [Location: Int] = [:]
    for diagnostic in diagnostics {
      left[Location(id: diagnostic.id, start: diagnostic.range.start), default: 0] += 1
    }
    var closed: [Diagnostic] = []
    var remaining: [(original: Diagnostic, range: TextRange)] = []
    var mapping = RangeMapping(edits)
    for (original, range) in findings {
      if let range = mapping.moved(range) {
        let location = Location(id: original.id, start: range.start)
        if let count = left[location], count > 0 {
          left[location] = count - 1
          remaining.append((original, range))
          continue
        }
      }
      closed.append(original)
    }
    findings = remaining
    return closed
  }
}

/// Maps ranges, in the order of their starts, from a text to the same text after edits.
private struct RangeMapping {
  private let edits: [TextEdit]
  private var index = 0
  /// By how many bytes the edits before `index` lengthen the text.
  private var shift = 0

  init(_ edits: [TextEdit]) {
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Returns a range after the edits; `nil` if it is deleted.
  mutating func moved(_ range: TextRange) -> TextRange? {
    while index < edits.count, edits[index].range.end <= range.start {
      let edit = edits[index]
      shift += edit.newText.utf8.count - edit.range.utf8Count
      index += 1
    }
    guard index < edits.count, edits[index].range.start <= range.start else {
      return TextRange(utf8: range.start.utf8 + shift, range.end.utf8 + shift)
    }
    let edit = edits[index]
    if edit.newText.isEmpty, edit.range.contains(range) { return nil }
    let start = edit.range.start.utf8 + shift
    return TextRange(utf8: start, start + edit.newText.utf8.count)
  }
}
