import SourceText

/// Workflow commands that GitHub shows beside the changed lines.
public struct GitHubReport: Report {
  /// The name of the format.
  public static let name = "github"
  /// What the format is for.
  public static let documentation = "for GitHub workflows: annotations beside the changed lines"
  /// Warnings and errors.
  public static let leastSeverity = Severity.warning

  private let options: ReportOptions

  /// Creates a report.
  public init(options: ReportOptions) { self.options = options }

  /// The messages of one file.
  public func text(of file: ReportedFile, isFirst: Bool) -> String {
    file.diagnostics.map { diagnostic in
      let start = file.source.position(of: diagnostic.range.start, encoding: .utf16)
      let end = file.source.position(of: diagnostic.range.end, encoding: .utf16)
      let command = diagnostic.severity >= .warning ? diagnostic.severity.name : "notice"
      var text = diagnostic.message
      if let effect = diagnostic.effectSentence { text += "\n" + effect }
      if let help = diagnostic.help { text += "\n" + help }
      var properties = "file=\(Self.property(file.path)),line=\(start.line + 1),endLine=\(end.line + 1)"
      // GitHub refuses columns for a place that spans lines.
      if start.line == end.line { properties += ",col=\(start.character + 1),endColumn=\(end.character + 1)" }
      return "::\(command) \(properties),title=\(diagnostic.id.rawValue)::\(Self.data(text))\n"
    }.joined()
  }

  /// One line with the counts.
  public func closing(_ summary: ReportSummary) -> String {
    TextReport(options: ReportOptions(isQuiet: options.isQuiet)).closing(summary)
  }

  private static func data(_ text: String) -> String {
    text.map { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : $0 == "\r" ? "%0D" : String($0) }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
