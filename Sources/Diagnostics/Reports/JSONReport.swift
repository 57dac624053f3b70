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

  public mutating func add(_ file: ReportedFile, to output: inout some TextOutputStream) {
    guard !file.diagnostics.isEmpty else { return }
    let diagnostics = file.diagnostics
      .map { "        " + Self.diagnostic.text(of: InFile($0, file)) }.joined(separator: ",\n")
    output.write(
      (isFirst ? "" : ",")
        + "\n    { \"path\": \(JSONText.quoted(file.path)),\n      \"diagnostics\": [\n\(diagnostics)\n      ] }"
    )
    isFirst = false
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write("\n  ],\n  \"summary\": \(Self.summary.text(of: summary))\n}\n")
  }
}
