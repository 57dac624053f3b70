package import JSONSyntax

/// A report for programs: one JSON object; lines are zero-based, characters count UTF-16 code units.
package struct JSONReport: Report {
  package static let name = "json"
  package static let needsPointers = true
  package static let documentation = "for programs: one JSON object with all findings, ranges and fixes"
  package static let minimumSeverity = Severity.hint

  private var isFirst = true

  package init(options: ReportOptions) {}

  /// Returns the findings about a file as in the report.
  package static func findings(in file: ReportedFile) -> JSONValue {
    .array(file.diagnostics.map { diagnostic.value(of: InFile($0, file)) })
  }

  package mutating func begin(_ output: inout some TextOutputStream) {
    output.write("{\n  \"version\": \(Self.version),\n  \"files\": [")
  }

  /// Returns the object of a file; `nil` if it has no findings.
  package func part(_ file: ReportedFile) -> String? {
    guard !file.diagnostics.isEmpty else { return nil }
    let diagnostics = file.diagnostics
      .map { "        " + JSONText.printable(Self.diagnostic.value(of: InFile($0, file))) }
      .joined(separator: ",\n")
    let path = JSONText.printable(.string(file.path))
    let omitted =
      file.omitted.isEmpty
      ? "" : ",\n      \"omitted\": \(JSONText.printable(Self.counts(file.omitted)))"
    return "\n    { \"path\": \(path),\n      \"diagnostics\": [\n\(diagnostics)\n      ]\(omitted) }"
  }

  /// Returns the numbers of findings that are not listed, by rule.
  static func counts(_ omitted: [ListedFindings.Omitted]) -> JSONValue {
    .members(omitted.byRule.map { ($0.rule.rawValue, .integer($0.count)) })
  }

  package mutating func add(_ part: String?, to output: inout some TextOutputStream) {
    guard let part else { return }
    if !isFirst { output.write(",") }
    output.write(part)
    isFirst = false
  }

  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write("\n  ],\n  \"summary\": \(JSONText.printable(Self.summary.value(of: summary)))\n}\n")
  }
}
