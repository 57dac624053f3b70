import SourceText

/// What must hold for the edits of every fix.
enum EditChecks {
  static func violations(of edits: [TextEdit], in bytes: [UInt8], _ name: String) -> [String] {
    var violations = Violations()
    let sorted = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var end = 0
    for edit in sorted {
      let range = edit.range
      violations.expect(
        0 <= range.start.utf8 && range.start <= range.end && range.end.utf8 <= bytes.count,
        "\(name) is outside the text: \(range.start.utf8)..<\(range.end.utf8) of \(bytes.count)")
      violations.expect(end <= range.start.utf8, "edits of \(name) overlap")
      end = max(end, range.end.utf8)
    }
    return violations.sentences
  }
}
