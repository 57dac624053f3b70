import SourceText

/// A report with one line for each finding, in the form that Xcode shows in its issue navigator.
package struct XcodeReport: Report {
  package static let name = "xcode"
  package static let documentation = "for Xcode build phases: `path:line:column: warning: message [rule]`"
  package static let minimumSeverity = Severity.warning

  package init(options: ReportOptions) {}

  package func part(_ file: ReportedFile) -> String {
    let findings = file.diagnostics.map { diagnostic in
      let start = file.source.position(of: diagnostic.range.start, encoding: .utf16)
      let severity =
        diagnostic.severity >= .warning && !diagnostic.isInBaseline ? diagnostic.severity.name : "note"
      let help = diagnostic.help.map { "; \($0)" } ?? ""
      let message = TerminalText.line(diagnostic.message + help)
      let location = "\(TerminalText.line(file.path)):\(start.line + 1):\(start.character + 1)"
      return "\(location): \(severity): \(message) [\(diagnostic.id.rawValue)]\n"
    }
    let omitted = file.omitted.sentence.map { "\(TerminalText.line(file.path)):1:1: note: \($0)\n" }
    return findings.joined() + (omitted ?? "")
  }

  package func add(_ part: String, to output: inout some TextOutputStream) { output.write(part) }

  // Xcode would show a summary as the log of the build phase and nowhere else.
  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {}
}
