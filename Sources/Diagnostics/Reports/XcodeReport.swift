import SourceText

/// Lines that Xcode's issue navigator reads.
public struct XcodeReport: Report {
  /// The name of the format.
  public static let name = "xcode"
  /// What the format is for.
  public static let documentation = "for Xcode build phases: `path:line:column: warning: message [rule]`"
  /// Warnings and errors.
  public static let leastSeverity = Severity.warning

  /// Creates a report.
  public init(options: ReportOptions) {}

  /// The messages of one file.
  public func text(of file: ReportedFile, isFirst: Bool) -> String {
    file.diagnostics.map { diagnostic in
      let start = file.source.position(of: diagnostic.range.start, encoding: .utf16)
      let word = diagnostic.severity >= .warning ? diagnostic.severity.name : "note"
      let help = diagnostic.help.map { "; \($0)" } ?? ""
      let message = (diagnostic.message + help).split(separator: "\n").joined(separator: " ")
      return
        "\(file.path):\(start.line + 1):\(start.character + 1): \(word): \(message) [\(diagnostic.id.rawValue)]\n"
    }.joined()
  }

  /// Nothing: every line is a message.
  public func closing(_ summary: ReportSummary) -> String { "" }
}
