import SourceText

/// A report for programs: one JSON object; lines are zero-based, characters count UTF-16 code units.
public struct JSONReport: Report {
  public static let name = "json"
  public static let needsPointers = true
  public static let documentation = "for programs: one JSON object with all findings, ranges and fixes"
  public static let minimumSeverity = Severity.hint

  private var isFirst = true

  public init(options: ReportOptions) {}

  /// Returns the finding as in the report, as JSON.
  public static func text(of diagnostic: Diagnostic, in file: ReportedFile) -> String {
    Self.diagnostic.text(of: InFile(diagnostic, file))
  }

  public mutating func begin(_ output: inout some TextOutputStream) {
    output.write("{\n  \"version\": \(Self.version),\n  \"files\": [")
  }

  /// Returns the object of a file; `nil` if it has no findings.
  public func part(_ file: ReportedFile) -> String? {
    guard !file.diagnostics.isEmpty else { return nil }
    let diagnostics = file.diagnostics
      .map { "        " + Self.diagnostic.text(of: InFile($0, file)) }.joined(separator: ",\n")
    let counts = file.omitted.byRule.map { ($0.rule.rawValue, String($0.count)) }
    let omitted = counts.isEmpty ? "" : ",\n      \"omitted\": \(JSONText.object(counts))"
    return
      "\n    { \"path\": \(JSONText.quoted(file.path)),\n"
      + "      \"diagnostics\": [\n\(diagnostics)\n      ]\(omitted) }"
  }

  public mutating func add(_ part: String?, to output: inout some TextOutputStream) {
    guard let part else { return }
    if !isFirst { output.write(",") }
    output.write(part)
    isFirst = false
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write("\n  ],\n  \"summary\": \(Self.summary.text(of: summary))\n}\n")
  }
}
