import SourceText

/// A report for programs: one JSON object; lines are zero-based, characters count UTF-16 code units.
public struct JSONReport: Report {
  public static let name = "json"
  public static let documentation = "for programs: one JSON object with all findings, ranges and fixes"
  public static let minimumSeverity = Severity.hint

  private var isFirst = true

  public init(options: ReportOptions) {}

  public mutating func begin(_ output: inout some TextOutputStream) {
    output.write("{\n  \"version\": 1,\n  \"files\": [")
  }

  public mutating func add(_ file: ReportedFile, to output: inout some TextOutputStream) {
    guard !file.diagnostics.isEmpty else { return }
    let diagnostics = file.diagnostics.map { "        " + object(for: $0, in: file) }.joined(separator: ",\n")
    output.write(
      (isFirst ? "" : ",")
        + "\n    { \"path\": \(JSONText.quoted(file.path)),\n      \"diagnostics\": [\n\(diagnostics)\n      ] }"
    )
    isFirst = false
  }

  public func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    let counts: [(String, String)] =
      [("files", String(summary.files))]
      + [Severity.error, .warning, .info, .hint].map { ("\($0.name)s", String(summary.counts[$0] ?? 0)) }
      + [("fixable", String(summary.fixable))]
    output.write("\n  ],\n  \"summary\": \(JSONText.object(counts))\n}\n")
  }

  private func object(for diagnostic: Diagnostic, in file: ReportedFile) -> String {
    var members: [(String, String)] = [
      ("rule", JSONText.quoted(diagnostic.id.rawValue)),
      ("severity", JSONText.quoted(diagnostic.severity.name)),
      ("message", JSONText.quoted(diagnostic.message)),
    ]
    if let effect = diagnostic.effectSentence { members.append(("effect", JSONText.quoted(effect))) }
    if let help = diagnostic.help { members.append(("help", JSONText.quoted(help))) }
    members.append(("range", range(diagnostic.range, file.source)))
    members.append(("pointer", JSONText.quoted(diagnostic.pointer)))
    members.append(
      (
        "related",
        JSONText.array(
          diagnostic.related.map { related in
            JSONText.object([
              ("message", JSONText.quoted(related.message)),
              ("path", JSONText.quoted(related.path ?? file.path)),
              ("range", range(related.range, file.source)),
            ])
          })
      ))
    members.append(("fixes", JSONText.array(diagnostic.fixes.map { fix($0, file.source) })))
    return JSONText.object(members)
  }

  private func fix(_ fix: QuickFix, _ source: SourceFile) -> String {
    JSONText.object([
      ("title", JSONText.quoted(fix.title)), ("safe", String(fix.isSafe)),
      ("suggested", String(fix.applicability == .suggested)),
      (
        "edits",
        JSONText.array(
          fix.edits.map {
            JSONText.object([("range", range($0.range, source)), ("newText", JSONText.quoted($0.newText))])
          })
      ),
    ])
  }

  private func range(_ range: TextRange, _ source: SourceFile) -> String {
    JSONText.object([("start", position(range.start, source)), ("end", position(range.end, source))])
  }

  private func position(_ offset: TextOffset, _ source: SourceFile) -> String {
    let position = source.position(of: offset, encoding: .utf16)
    return JSONText.object([("line", String(position.line)), ("character", String(position.character))])
  }
}
