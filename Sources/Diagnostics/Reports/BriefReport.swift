import SourceText

/// A report for a reader with a budget: each cause once, with all its places and the edits of its best fix.
package struct BriefReport: Report {
  package static let name = "brief"
  package static let documentation =
    "for programs with a budget: each cause once, with its places and the edits of its best fix"
  package static let minimumSeverity = Severity.warning
  package static let needsPointers = true

  /// A cause in one file.
  package struct Cause: Sendable {
    /// What makes it the same as another: all that is said about it except for places.
    let text: String
    let severity: Severity
    var places: Listed
    /// The edits of the first fix at each place.
    var edits: Listed
  }

  /// As many lines as are printed, and the number of all.
  package struct Listed: Sendable {
    private(set) var lines: [String]
    private(set) var count: Int

    init(_ lines: [String]) {
      self.lines = Array(lines.prefix(BriefReport.listedPlaces))
      count = lines.count
    }

    mutating func add(_ other: Listed) {
      lines += other.lines.prefix(BriefReport.listedPlaces - lines.count)
      count += other.count
    }

    /// The number of lines that are not printed.
    var omitted: Int { count - lines.count }
  }

  fileprivate static let listedPlaces = 12

  private var causes: [Cause] = []
  private var indices: [String: Int] = [:]

  package init(options: ReportOptions) {}

  package func part(_ file: ReportedFile) -> [Cause] {
    var causes: [Cause] = []
    for diagnostic in file.diagnostics where !diagnostic.isInBaseline {
      let places = diagnostic.occurrences.map { place in
        Self.place(place.range.start, file) + (place.pointer.isEmpty ? "" : " " + place.pointer)
      }
      causes.append(
        Cause(
          text: Self.text(of: diagnostic), severity: diagnostic.severity,
          places: Listed(places.map(TerminalText.line)), edits: Listed(Self.edits(of: diagnostic, file))))
    }
    if let sentence = file.omitted.sentence {
      causes.append(
        Cause(
          text: "note: \(sentence)\n", severity: .hint, places: Listed([TerminalText.line(file.path)]),
          edits: Listed([]))
      )
    }
    return causes
  }

  private static func place(_ offset: TextOffset, _ file: ReportedFile) -> String {
    let position = file.source.position(of: offset, encoding: .utf16)
    return "\(file.path):\(position.line + 1):\(position.character + 1)"
  }

  private static func text(of diagnostic: Diagnostic) -> String {
    var lines = ["\(diagnostic.severity.name) \(diagnostic.id.rawValue): \(diagnostic.messageOfOne)"]
    if let effect = diagnostic.effectSentence { lines.append("  effect: \(effect)") }
    if let help = diagnostic.help { lines.append("  help: \(help)") }
    return lines.map { TerminalText.line($0) + "\n" }.joined()
  }

  /// Returns the edits of the first fix, unless something is left to do; each on a line.
  private static func edits(of diagnostic: Diagnostic, _ file: ReportedFile) -> [String] {
    guard let fix = diagnostic.fixes.first, let level = fix.level, fix.otherFiles.isEmpty else { return [] }
    let bytes = file.source.bytes
    let edits = fix.edits.map { edit in
      let old = bytes.dropFirst(edit.range.start.utf8)
        .prefix(max(0, edit.range.end.utf8 - edit.range.start.utf8))
      return
        "\(place(edit.range.start, file)) `\(String(decoding: old, as: UTF8.self))` → `\(edit.newText)`"
    }
    return [TerminalText.line("\(fix.title) (\(level.rawValue)): " + edits.joined(separator: ", "))]
  }

  package mutating func add(_ part: [Cause], to output: inout some TextOutputStream) {
    for cause in part {
      if let index = indices[cause.text] {
        causes[index].places.add(cause.places)
        causes[index].edits.add(cause.edits)
      } else {
        indices[cause.text] = causes.count
        causes.append(cause)
      }
    }
  }

  package mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(TextReport.summaryLine(summary))
    let ranked = causes.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    for (_, cause) in ranked {
      output.write("\n" + cause.text)
      for fix in cause.edits.lines { output.write("  fix: \(fix)\n") }
      if cause.edits.omitted > 0 { output.write("  and \(cause.edits.omitted) more fixes\n") }
      for place in cause.places.lines { output.write("  at \(place)\n") }
      if cause.places.omitted > 0 { output.write("  and at \(cause.places.omitted) more places\n") }
    }
  }
}
