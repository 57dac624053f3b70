import SourceText

/// A report made of workflow commands, which GitHub Actions turns into annotations.
///
/// GitHub shows a few annotations of a step and drops the others, so the most severe findings come first.
package struct GitHubReport: Report {
  package static let name = "github"
  package static let documentation = "for GitHub Actions: annotations on the changed lines, and a job summary"
  package static let minimumSeverity = Severity.warning
  package static let needsRepositoryPaths = true

  /// How many annotations of each level GitHub shows for one step.
  private static let shownCount = 10

  /// The levels of annotations.
  package enum Level: String, Sendable, CaseIterable {
    case error, warning, notice

    fileprivate init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info, .hint: self = .notice
      }
    }
  }

  private let options: ReportOptions
  private var commands: [Level: Commands] = [:]

  /// The commands of one level.
  private struct Commands {
    var text = ""
    var count = 0
  }

  package init(options: ReportOptions) { self.options = options }

  /// Returns the commands, each on a line of its own, with their levels and the number of findings.
  package func part(_ file: ReportedFile) -> [(level: Level, command: String, count: Int)] {
    let path = Self.property(file.repositoryPath ?? file.path)
    let commands = file.diagnostics.map { diagnostic in
      let start = file.source.position(of: diagnostic.range.start, encoding: .utf16)
      let end = file.source.position(of: diagnostic.range.end, encoding: .utf16)
      let level = Level(diagnostic.isInBaseline ? .info : diagnostic.severity)
      var properties = "file=\(path),line=\(start.line + 1),endLine=\(end.line + 1)"
      // GitHub rejects columns for a range that spans several lines.
      if start.line == end.line { properties += ",col=\(start.character + 1),endColumn=\(end.character + 1)" }
      let title = diagnostic.id.rawValue
      let text = "::\(level.rawValue) \(properties),title=\(title)::\(Self.data(diagnostic.fullText))\n"
      return (level, text, 1)
    }
    // The last line of the report counts those that have no command.
    return commands + file.omitted.map { (Level($0.severity), "", $0.count) }
  }

  package mutating func add(
    _ part: [(level: Level, command: String, count: Int)], to output: inout some TextOutputStream
  ) {
    for (level, command, count) in part {
      commands[level, default: Commands()].text += command
      commands[level, default: Commands()].count += count
    }
  }

  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    for level in Level.allCases { output.write(commands[level]?.text ?? "") }
    if options.isQuiet { return }
    output.write(TextReport.summaryLine(summary))
    let dropped = Level.allCases.compactMap { level -> String? in
      let count = (commands[level]?.count ?? 0) - Self.shownCount
      return count > 0 ? "\(count) \(level.rawValue)\(count == 1 ? "" : "s")" : nil
    }
    if dropped.isEmpty { return }
    output.write(
      "\(dropped.joined(separator: ", ")) not shown as annotations: "
        + "GitHub shows \(Self.shownCount) of each level for a step\n")
  }

  /// Escapes the text of a workflow command; line breaks stay, and other control characters become visible.
  private static func data(_ text: String) -> String { escaped(text) }

  /// Escapes the value of a property of a workflow command.
  private static func property(_ text: String) -> String { escaped(text, [":": "%3A", ",": "%2C"]) }

  private static func escaped(_ text: String, _ more: [Unicode.Scalar: String] = [:]) -> String {
    // Scalars, not characters: a line break of two is one character.
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      case "\r": "%0D"
      default: more[scalar] ?? TerminalText.visible(scalar) ?? String(scalar)
      }
    }.joined()
  }
}
