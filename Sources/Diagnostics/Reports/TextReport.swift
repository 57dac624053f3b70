import SourceText

/// A report for people: each finding with its source line, what the app does, and how to fix it.
package struct TextReport: Report {
  package static let name = "text"
  package static let documentation = "for people: the source line, what the app does, and how to fix it"
  package static let minimumSeverity = Severity.warning

  package static let mergesHostNames = true

  /// The findings of one file.
  package struct Part: Sendable {
    /// A finding about a host name, which is only printed if no file before has it.
    struct Named {
      let name: HostName
      /// The range of its text in UTF-8 bytes.
      let range: Range<Int>
      /// The offset of the number of files.
      let count: Int
    }

    /// The texts of the findings, with an empty line before each.
    var text = ""
    var named: [Named] = []
    /// The host names of findings that are not printed.
    var hidden: [HostName] = []
    /// The host names of findings that are left out because there are so many.
    var omitted: [HostName] = []
  }

  private let options: ReportOptions
  private var isEmpty = true
  /// How many files have a finding about each host name.
  private var uses: [HostName: Int] = [:]
  /// In how many files findings about each host name were left out of the list.
  private var omittedUses: [HostName: Int] = [:]
  /// The text from the first number of files on, which is known only at the end.
  private var held = ""
  /// The host names whose numbers are missing in that text, with their offsets in UTF-8 bytes.
  private var missing: [(offset: Int, name: HostName)] = []

  package init(options: ReportOptions) { self.options = options }

  package func part(_ file: ReportedFile) -> Part {
    var part = Part(hidden: file.hiddenHostNames, omitted: file.omittedHostNames)
    for diagnostic in file.diagnostics {
      let start = part.text.utf8.count
      let (head, tail) = texts(of: diagnostic, in: file)
      part.text += "\n"
      part.text += head
      let count = part.text.utf8.count
      part.text += tail
      guard !diagnostic.isInBaseline, let name = HostName(diagnostic) else { continue }
      part.named.append(Part.Named(name: name, range: start..<part.text.utf8.count, count: count))
    }
    if let sentence = file.omitted.sentence {
      part.text += "\n" + paint("\(TerminalText.line(file.path)): \(sentence)", .bold) + "\n"
    }
    return part
  }

  package mutating func add(_ part: Part, to output: inout some TextOutputStream) {
    for name in part.hidden { uses[name, default: 0] += 1 }
    for name in part.omitted { omittedUses[name, default: 0] += 1 }
    var done = 0
    for finding in part.named {
      write(part.text, done..<finding.range.lowerBound, to: &output)
      done = finding.range.upperBound
      let earlier = uses[finding.name, default: 0]
      uses[finding.name] = earlier + 1
      guard earlier == 0 else { continue }
      write(part.text, finding.range.lowerBound..<finding.count, to: &output)
      missing.append((held.utf8.count, finding.name))
      write(part.text, finding.count..<finding.range.upperBound, to: &output)
    }
    write(part.text, done..<part.text.utf8.count, to: &output)
  }

  /// Writes a range of a text, in UTF-8 bytes; holds it if a number before it is missing.
  private mutating func write(_ text: String, _ range: Range<Int>, to output: inout some TextOutputStream) {
    if range.isEmpty { return }
    // No empty line is before the first finding.
    let slice = Self.slice(text, isEmpty ? range.dropFirst() : range)
    isEmpty = false
    if missing.isEmpty { output.write(String(slice)) } else { held += slice }
  }

  private static func slice(_ text: String, _ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Writes the text that was held, with the numbers that were missing.
  private func writeHeld(to output: inout some TextOutputStream) {
    var done = 0
    for (offset, name) in missing {
      output.write(String(Self.slice(held, done..<offset)))
      done = offset
      let count = uses[name, default: 0] + omittedUses[name, default: 0]
      if count > 1 { output.write(" (used in \(count) documents)") }
    }
    output.write(String(Self.slice(held, done..<held.utf8.count)))
  }

  /// Returns a finding as text.
  package func text(of diagnostic: Diagnostic, in file: ReportedFile) -> String {
    let (head, tail) = texts(of: diagnostic, in: file)
    return head + tail
  }

  /// Returns a finding as text, divided where the number of files with the same host name follows.
  private func texts(of diagnostic: Diagnostic, in file: ReportedFile) -> (head: String, tail: String) {
    let position = file.source.position(of: diagnostic.range.start, encoding: .utf16)
    let frame = SourceFrame(diagnostic.range, in: file.source)
    let gutter = String(repeating: " ", count: max(2, String(frame.number).count))
    let color = Style.of(diagnostic.severity)
    let number =
      String(repeating: " ", count: gutter.count - String(frame.number).count) + String(frame.number)
    let label = diagnostic.label.map { " " + TerminalText.line($0) } ?? ""
    let marks = String(repeating: "^", count: frame.width)
    let head =
      paint(diagnostic.severity.name, color) + start(.bold) + ": "
      + TerminalText.line(diagnostic.messageOfOne)
    var lines = [
      TerminalText.line(diagnostic.occurrenceCount) + end + paint("  [\(diagnostic.id.rawValue)]", .dim)
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
    return (head, lines.joined(separator: "\n") + "\n")
  }

  private func notes(_ diagnostic: Diagnostic, _ file: ReportedFile) -> [(title: String, text: String)] {
    var notes: [(title: String, text: String)] = []
    if let effect = diagnostic.effectSentence { notes.append(("effect", effect)) }
    if let help = diagnostic.help { notes.append(("help", help)) }
    if let fix = diagnostic.fixes.first, fix.applicability != .alternative,
      diagnostic.help.map({ !$0.contains(String(fix.title.dropFirst())) }) ?? true
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

  package func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    writeHeld(to: &output)
    if options.isQuiet { return }
    output.write((isEmpty ? "" : "\n") + Self.summaryLine(summary))
  }

  /// Returns the last line: the number of findings, and how to show those that were not printed
  /// and to fix those that can be.
  package static func summaryLine(_ summary: ReportSummary) -> String {
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
    let parts = [
      (fixes.safe, ""), (fixes.suggested, " --suggested"), (fixes.destructive, " --destructive"),
    ].filter { $0.0 > 0 }
    guard let (first, option) = parts.first else { return "" }
    let others = parts.dropFirst().map { "\($0.0) more with `--fix\($0.1)`" }
    return "; \(first) can be fixed with `--fix\(option)`"
      + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
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

  private func paint(_ text: String, _ style: Style) -> String { start(style) + text + end }

  private func start(_ style: Style) -> String { options.usesColor ? "\u{1B}[\(style.rawValue)m" : "" }

  private var end: String { options.usesColor ? "\u{1B}[0m" : "" }
}
