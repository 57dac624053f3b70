import SourceText

/// A report made of workflow commands, which GitHub Actions turns into annotations.
public struct GitHubReport: Report {
  public static let name = "github"
  public static let documentation = "for GitHub Actions: annotations on the changed lines"
  public static let minimumSeverity = Severity.warning

  private let options: ReportOptions

  public init(options: ReportOptions) { self.options = options }

  public func add(_ file: ReportedFile, to output: inout some TextOutputStream) {
    for diagnostic in file.diagnostics {
      let start = file.source.position(of: diagnostic.range.start, encoding: .utf16)
      let end = file.source.position(of: diagnostic.range.end, encoding: .utf16)
      let command = diagnostic.severity >= .warning ? diagnostic.severity.name : "notice"
      var text = diagnostic.message
      if let effect = diagnostic.effectSentence { text += "\n" + effect }
      if let help = diagnostic.help { text += "\n" + help }
      var properties = "file=\(Self.property(file.path)),line=\(start.line + 1),endLine=\(end.line + 1)"
      // GitHub rejects columns for a range that spans several lines.
      if start.line == end.line { properties += ",col=\(start.character + 1),endColumn=\(end.character + 1)" }
      output.write("::\(command) \(properties),title=\(diagnostic.id.rawValue)::\(Self.data(text))\n")
    }
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    if !options.isQuiet { output.write(TextReport.summaryLine(summary)) }
  }

  /// Escapes the text of a workflow command; line breaks stay, and other control characters become visible.
  private static func data(_ text: String) -> String {
    // Scalars, not characters: a line break of two is one character.
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      case "\r": "%0D"
      default: TerminalText.visible(scalar) ?? String(scalar)
      }
    }.joined()
  }

  /// Escapes the value of a property of a workflow command.
  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
