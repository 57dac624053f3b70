import SourceText

/// A report for the summary of a CI job: a table with a row for each rule in each file.
package struct MarkdownReport: Report {
  package static let name = "markdown"
  package static let documentation = "for job summaries: a table of the findings by rule and file"
  package static let minimumSeverity = Severity.warning

  /// The maximum size in bytes: GitHub drops a summary of more than 1 MiB.
  package static let maximumSize = 1 << 20
  /// The bytes that are kept for what comes after the rows.
  private static let reserve = 1 << 10

  struct Row {
    let rule: DiagnosticID
    var severity: Severity
    let path: String
    var count = 1
    /// The first finding, with its line.
    let finding: String
  }

  /// The rows of one file, and why it could not be read.
  package struct Part: Sendable {
    var rows: [Row] = []
    var problem: String?
  }

  private let options: ReportOptions
  private var rows: [Row] = []
  private var problems: [String] = []

  package init(options: ReportOptions) { self.options = options }

  package func part(_ file: ReportedFile) -> Part {
    var rows: [Row] = []
    var indices: [DiagnosticID: Int] = [:]
    for diagnostic in file.diagnostics {
      if let index = indices[diagnostic.id] {
        rows[index].count += 1
        rows[index].severity = max(rows[index].severity, diagnostic.severity)
        continue
      }
      indices[diagnostic.id] = rows.count
      let line = file.source.position(of: diagnostic.range.start, encoding: .utf16).line + 1
      rows.append(
        Row(
          rule: diagnostic.id, severity: diagnostic.severity, path: file.path,
          finding: "line \(line): \(diagnostic.message)"))
    }
    // Each rule has listed findings, unless more severe ones fill the list.
    for group in file.omitted {
      if let index = indices[group.rule] {
        rows[index].count += group.count
      } else {
        indices[group.rule] = rows.count
        rows.append(
          Row(
            rule: group.rule, severity: group.severity, path: file.path, count: group.count,
            finding: "not listed"))
      }
    }
    return Part(rows: rows, problem: file.problem.map { "\(file.path): \($0)" })
  }

  package mutating func add(_ part: Part, to output: inout some TextOutputStream) {
    if let problem = part.problem { problems.append(problem) }
    rows += part.rows
  }

  package mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    if !options.isQuiet {
      output.write("### \(Markdown.text(options.name))\n\n" + TextReport.summaryLine(summary))
    }
    var lines = (problems + summary.problems).map { "- \(Markdown.text(TerminalText.line($0)))" }
    if !lines.isEmpty { lines = ["", "Could not be read:", ""] + lines }
    // Rows that do not fit are left out at the end, so the most severe come first.
    let sorted = rows.enumerated().sorted {
      ($1.element.severity, $0.element.rule, $0.offset) < ($0.element.severity, $1.element.rule, $1.offset)
    }
    if !sorted.isEmpty {
      let head = ["severity", "rule", "file", "findings", "first finding"]
      lines +=
        [""]
        + Markdown.table([head] + sorted.map { Self.cells($0.element) })
        .split(separator: "\n").map(String.init)
    }
    write(lines, to: &output)
  }

  private static func cells(_ row: Row) -> [String] {
    [
      row.severity.name, "`\(row.rule.rawValue)`", Markdown.text(TerminalText.line(row.path)),
      String(row.count), Markdown.prose(TerminalText.line(row.finding)),
    ]
  }

  /// Writes as many lines as the maximum size allows.
  private func write(_ lines: [String], to output: inout some TextOutputStream) {
    var left = Self.maximumSize - Self.reserve
    for (index, line) in lines.enumerated() {
      left -= line.utf8.count + 1
      guard left >= 0 else {
        let count = lines.count - index
        output.write("\n\(count) more \(count == 1 ? "row" : "rows") left out\n")
        return
      }
      output.write(line + "\n")
    }
  }
}
