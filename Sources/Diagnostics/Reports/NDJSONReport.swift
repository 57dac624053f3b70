import JSONSyntax

/// A report for programs that read it while it is written: one JSON object on each line, for each document as
/// soon as it and those before it are checked, and one for the summary.
package struct NDJSONReport: Report {
  package static let name = "ndjson"
  package static let needsPointers = true
  package static let documentation =
    "for pipes and engines: one JSON object on a line for each document, as soon as it is checked"
  package static let minimumSeverity = Severity.hint

  package init(options: ReportOptions) {}

  package func part(_ file: ReportedFile) -> String { Self.line(Self.document.value(of: file)) }

  package func add(_ part: String, to output: inout some TextOutputStream) { output.write(part) }

  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(Self.line(.members([("summary", JSONReport.summary.value(of: summary))])))
  }

  /// Returns the line about a shape.
  package static func text(of shape: CountedShape) -> String { line(Self.shape.value(of: shape)) }

  private static func line(_ value: JSONValue) -> String { JSONText.printable(value) + "\n" }
}

/// A shape of the documents in a stream.
package struct CountedShape: Sendable {
  /// What identifies the shape.
  package let shape: String
  /// The line with its first document.
  package let first: InputLine
  /// The number of findings in that document.
  package let findings: Int
  /// The number of documents.
  package var documents = 0

  package init(shape: String, first: InputLine, findings: Int) {
    self.shape = shape
    self.first = first
    self.findings = findings
  }
}

extension NDJSONReport {
  static let shape = JSONReportObject<CountedShape>(
    documentation: "A line that `--shapes` adds about the documents that differ only in texts and values.",
    members: [
      .always("shape", JSONReport.typed("string", "What identifies the shape.")) { .string($0.shape) },
      .always("documents", JSONReport.typed("integer", "The number of documents.", minimum: 1)) {
        .integer($0.documents)
      },
      .always("line", JSONReport.typed("integer", "The line with the first of them.", minimum: 1)) {
        .integer($0.first.number)
      },
      .sometimes("id", id) { $0.first.id },
      .always("findings", JSONReport.typed("integer", "The number of findings in the first.", minimum: 0)) {
        .integer($0.findings)
      },
    ])

  private static let id: [(String, JSONValue)] = [
    ("description", .string("The `id` on the line of standard input, as it is there.")),
    ("type", .strings(["string", "integer"])),
  ]

  static let document = JSONReportObject<ReportedFile>(
    documentation:
      "A line of `--output ndjson` about a document or about a line of standard input that is none; the last line has only a `summary`.",
    members: [
      .sometimes(
        "line",
        JSONReport.typed("integer", "The line of standard input; the first is 1.", minimum: 1)
      ) { $0.line.map { .integer($0.number) } },
      .sometimes("id", id) { $0.line?.id },
      .sometimes(
        "path", JSONReport.typed("string", "The path as given, with `/` as the separator.")
      ) { $0.path.isEmpty ? nil : .string($0.path) },
      .sometimes(
        "error",
        JSONReport.typed("string", "Why nothing was checked; such a line has no `diagnostics`.")
      ) { $0.problem.map { .string($0) } },
      .sometimes(
        "diagnostics", JSONReport.list("diagnostic", "The findings, in the order of their ranges.")
      ) { file in
        if file.problem != nil { return nil }
        return .array(file.diagnostics.map { JSONReport.diagnostic.value(of: InFile($0, file)) })
      },
      .sometimes("omitted", JSONReport.omitted) { $0.omitted.isEmpty ? nil : JSONReport.counts($0.omitted) },
    ])
}
