import SourceText

/// A report for people: each finding with its source line, what the app does, and how to fix it.
public struct TextReport: Report {
  public static let name = "text"
  public static let documentation = "for people: the source line, what the app does, and how to fix it"
  public static let minimumSeverity = Severity.warning

  private let options: ReportOptions
  private var isEmpty = true

  public init(options: ReportOptions) { self.options = options }

  public mutating func add(_ file: ReportedFile, to output: inout some TextOutputStream) {
    for diagnostic in file.diagnostics {
      output.write((isEmpty ? "" : "\n") + text(of: diagnostic, in: file))
      isEmpty = false
    }
  }

  public func text(of diagnostic: Diagnostic, in file: ReportedFile) -> String {
    let position = file.source.position(of: diagnostic.range.start, encoding: .utf16)
    let frame = SourceFrame(diagnostic.range, in: file.source)
    let gutter = String(repeating: " ", count: max(2, String(frame.number).count))
    let color = Style.of(diagnostic.severity)
    let number =
      String(repeating: " ", count: gutter.count - String(frame.number).count) + String(frame.number)
    let label = diagnostic.label.map { " " + TerminalText.line($0) } ?? ""
    let marks = String(repeating: "^", count: frame.width)
    var lines = [
      paint(diagnostic.severity.name, color) + paint(": " + TerminalText.line(diagnostic.message), .bold)
        + paint("  [\(diagnostic.id.rawValue)]", .dim)
        + (diagnostic.isInBaseline ? paint(" (in the baseline)", .dim) : ""),
      paint(gutter + "┌─ ", .frame)
        + "\(TerminalText.line(file.path)):\(position.line + 1):\(position.character + 1)",
      paint(gutter + "│", .frame),
      paint(number + "│ ", .frame) + frame.text,
      paint(gutter + "│ ", .frame) + String(repeating: " ", count: frame.indent)
        + paint(marks + label, color),
    ]
    let notes = self.notes(diagnostic, file)
    if !notes.isEmpty { lines.append(paint(gutter + "│", .frame)) }
    lines += notes.map {
      paint(gutter + "= ", .frame) + paint($0.title + ": ", .bold) + TerminalText.line($0.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func notes(_ diagnostic: Diagnostic, _ file: ReportedFile) -> [(title: String, text: String)] {
    var notes: [(title: String, text: String)] = []
    if let effect = diagnostic.effectSentence { notes.append(("effect", effect)) }
    if let help = diagnostic.help { notes.append(("help", help)) }
    if let fix = diagnostic.fixes.first, fix.applicability != .alternative,
      diagnostic.help.map({ !$0.contains(fix.title.dropFirst()) }) ?? true
    {
      notes.append(("fix", fix.title))
    }
    for related in diagnostic.related.prefix(4) {
      let path = related.path ?? file.path
      let position = file.source.position(of: related.range.start, encoding: .utf16)
      // A range in another file cannot be turned into a line: only the text of this file is at hand.
      let location = related.path == nil ? "\(path):\(position.line + 1):\(position.character + 1)" : path
      notes.append(("note", "\(related.message): \(location)"))
    }
    if diagnostic.related.count > 4 {
      notes.append(("note", "and \(diagnostic.related.count - 4) more"))
    }
    return notes
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    if options.isQuiet { return }
    output.write((isEmpty ? "" : "\n") + Self.summaryLine(summary))
  }

  /// Returns the last line: the number of findings, and how to show those that were not printed
  /// and to fix those that can be.
  static func summaryLine(_ summary: ReportSummary) -> String {
    if summary.files == 0 { return "no files checked\n" }
    let files = "\(summary.files) \(summary.files == 1 ? "file" : "files")"
    let parts = counts(summary.counts.merging(summary.hidden, uniquingKeysWith: -))
    let hidden = counts(summary.hidden)
    let least = [Severity.hint, .info, .warning].first { summary.hidden[$0] ?? 0 > 0 }
    var line =
      parts.isEmpty
      ? "\(files) checked: no problems" : "\(files) checked: " + parts.joined(separator: ", ")
    if let least {
      line += " (not shown: \(hidden.joined(separator: ", ")); use `--show \(least.name)` to see them)"
    }
    if summary.inBaseline > 0 { line += " (\(summary.inBaseline) in the baseline)" }
    return line + fixable(summary.fixes) + "\n"
  }

  private static func fixable(_ fixes: FixCounts) -> String {
    switch (fixes.safe, fixes.suggested) {
    case (0, 0): ""
    case (0, let suggested): "; \(suggested) can be fixed with `--fix --suggested`"
    case (let safe, 0): "; \(safe) can be fixed with `--fix`"
    case (let safe, let suggested):
      "; \(safe) can be fixed with `--fix` (\(suggested) more with `--fix --suggested`)"
    }
  }

  /// Returns the numbers of findings as words, the most severe first: "2 errors", "1 warning".
  static func counts(_ counts: [Severity: Int]) -> [String] {
    Severity.allCases.reversed().compactMap { severity in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
  }

  private enum Style: String {
    case red = "31;1"
    case yellow = "33;1"
    case blue = "34;1"
    case cyan = "36;1"
    case frame = "34"
    case bold = "1"
    case dim = "2"

    static func of(_ severity: Severity) -> Style {
      switch severity {
      case .error: .red
      case .warning: .yellow
      case .info: .blue
      case .hint: .cyan
      }
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    options.usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
