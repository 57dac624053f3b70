import SourceText

/// A report for the code quality widget of GitLab: one JSON array.
public struct GitLabReport: Report {
  public static let name = "gitlab"
  public static let needsPointers = true
  public static let documentation = "for GitLab: a code quality report, which merge requests show"
  public static let minimumSeverity = Severity.warning

  private let options: ReportOptions
  /// How many findings with the same path and fingerprint have been written.
  private var occurrences: [[String]: Int] = [:]
  private var isFirst = true

  public init(options: ReportOptions) { self.options = options }

  public func begin(_ output: inout some TextOutputStream) { output.write("[") }

  public mutating func add(_ file: ReportedFile, to output: inout some TextOutputStream) {
    let path = options.relativePath(file.path)
    for diagnostic in file.diagnostics {
      let line = file.source.position(of: diagnostic.range.start, encoding: .utf16).line + 1
      let lines = JSONText.object([("begin", String(line))])
      let object = JSONText.object([
        ("description", JSONText.quoted(diagnostic.message)),
        ("check_name", JSONText.quoted(diagnostic.id.rawValue)),
        ("fingerprint", JSONText.quoted(fingerprint(of: diagnostic, in: file, path))),
        ("severity", JSONText.quoted(Self.severity(diagnostic.isInBaseline ? .hint : diagnostic.severity))),
        ("location", JSONText.object([("path", JSONText.quoted(path)), ("lines", lines)])),
      ])
      output.write((isFirst ? "\n  " : ",\n  ") + object)
      isFirst = false
    }
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  /// Returns a fingerprint that no other finding of the report has: GitLab shows equal ones once.
  private mutating func fingerprint(
    of diagnostic: Diagnostic, in file: ReportedFile, _ path: String
  ) -> String {
    let parts = [String(describing: Fingerprint(diagnostic, in: file.source)), path]
    let count = occurrences[parts, default: 0]
    occurrences[parts] = count + 1
    return String(describing: Fingerprint(joining: parts + [String(count)]))
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .info: "minor"
    case .hint: "info"
    }
  }
}
