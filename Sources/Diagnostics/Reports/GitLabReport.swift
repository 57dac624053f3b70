import JSONSyntax
import SourceText

/// A report for the code quality widget of GitLab: one JSON array.
package struct GitLabReport: Report {
  package static let name = "gitlab"
  package static let needsPointers = true
  package static let needsRepositoryPaths = true
  package static let documentation = "for GitLab: a code quality report, which merge requests show"
  package static let minimumSeverity = Severity.warning

  private let options: ReportOptions
  /// How many findings with the same path and text have been written, by what they have in common.
  private var occurrences: [Fingerprint: Int] = [:]
  private var isFirst = true

  package init(options: ReportOptions) { self.options = options }

  package func begin(_ output: inout some TextOutputStream) { output.write("[") }

  /// One finding, without its fingerprint, which depends on those before it.
  package struct Finding: Sendable {
    /// What equal findings in the same file have in common.
    let fingerprint: Fingerprint
    /// The object before and after the value of the fingerprint.
    let before: String
    let after: String
  }

  package func part(_ file: ReportedFile) -> [Finding] {
    let path = options.relativePath(file)
    let findings = file.diagnostics.map { diagnostic in
      finding(
        diagnostic.message, diagnostic.id.rawValue, diagnostic.isInBaseline ? .hint : diagnostic.severity,
        path, line: file.source.position(of: diagnostic.range.start, encoding: .utf16).line + 1,
        String(describing: Fingerprint(diagnostic, in: file.source)))
    }
    guard let sentence = file.omitted.sentence else { return findings }
    return findings + [finding(sentence, "omitted", .hint, path, line: 1, "omitted")]
  }

  private func finding(
    _ message: String, _ name: String, _ severity: Severity, _ path: String, line: Int, _ fingerprint: String
  ) -> Finding {
    let before = JSONValue.members([
      ("description", .string(message)), ("check_name", .string(name)),
    ])
    let lines = JSONValue.members([("begin", .integer(line))])
    let after = JSONValue.members([
      ("severity", .string(Self.severity(severity))),
      ("location", .members([("path", .string(path)), ("lines", lines)])),
    ])
    return Finding(
      fingerprint: Fingerprint(joining: [fingerprint, path]),
      before: JSONText.printable(before).dropLast(2) + ", \"fingerprint\": ",
      after: ", " + JSONText.printable(after).dropFirst(2))
  }

  package mutating func add(_ part: [Finding], to output: inout some TextOutputStream) {
    for finding in part {
      // GitLab shows equal findings once, so each gets a fingerprint of its own.
      let count = occurrences[finding.fingerprint, default: 0]
      occurrences[finding.fingerprint] = count + 1
      output.write(isFirst ? "\n  " : ",\n  ")
      output.write("\(finding.before)\"\(finding.fingerprint.joined(with: String(count)))\"\(finding.after)")
      isFirst = false
    }
  }

  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    output.write(isFirst ? "]\n" : "\n]\n")
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
