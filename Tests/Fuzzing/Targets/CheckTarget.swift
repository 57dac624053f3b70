import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

extension FuzzTarget {
  /// Any bytes go through the pipeline, and every finding and fix is inside the text.
  static let check = FuzzTarget("check", .documents) { bytes, violations in
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: bytes)
    for context in contexts {
      let findings = context.diagnostics(of: source)
      check(findings, in: bytes, &violations)
      guard violations.sentences.isEmpty else { return }
      checkFixes(findings, in: bytes, &violations)
    }
    checkProgress(source, &violations)
    checkReports(contexts[0].diagnostics(of: source), source, &violations)
  }

  /// A document alone, a document in a project that knows a few names, and an envelope of documents.
  private static let contexts: [FileContext] = {
    let project = ProjectFiles(
      project: Array(
        #"""
        {
          "formatLevel": "extended",
          "components": { "rating": { "properties": { "stars": { "type": "number" } } } },
          "actions": { "track": { "properties": { "event": { "type": "string", "required": true } } } },
          "designSystems": { "main": { "styles": { "title": { "fontSize": 28 } } } },
          "destinations": ["home"],
          "hostState": { "user.name": "string" }
        }
        """#.utf8)
    ).read()
    let sample = Sample(
      name: "full", path: "/app/a.full.sample.json",
      bytes: Array(#"{ "count": 3, "items": ["a", "b"], "user": { "name": "Ann" } }"#.utf8))
    return [
      FileContext(kind: .document),
      FileContext(kind: .document, checker: Checker(project: project), samples: [.initial, sample]),
      FileContext(kind: .envelope(pointers: ["/screens/*"])),
    ]
  }()

  /// Checks what must hold for the findings about any file.
  static func check(_ findings: [Diagnostic], in bytes: [UInt8], _ violations: inout Violations) {
    func isInside(_ range: TextRange) -> Bool {
      0 <= range.start.utf8 && range.start <= range.end && range.end.utf8 <= bytes.count
    }
    var last = 0
    for finding in findings {
      let name = finding.id.rawValue
      violations.expect(isInside(finding.range), "`\(name)` is outside the text")
      violations.expect(last <= finding.range.start.utf8, "`\(name)` is not sorted")
      violations.expect(!finding.message.isEmpty, "`\(name)` has no message")
      last = finding.range.start.utf8
      for related in finding.related where related.path == nil {
        violations.expect(isInside(related.range), "a location related to `\(name)` is outside the text")
      }
      for fix in finding.fixes {
        violations.expect(!fix.title.isEmpty, "a fix of `\(name)` has no title")
        violations.add(EditChecks.violations(of: fix.edits, in: bytes, "a fix of `\(name)`"))
      }
    }
  }

  /// Checks that fixing a document never breaks its JSON.
  private static func checkFixes(
    _ findings: [Diagnostic], in bytes: [UInt8], _ violations: inout Violations
  ) {
    guard SyntaxTree.parse(bytes).errors.isEmpty else { return }
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding.id.rawValue, $0) } }
    for (name, fix) in fixes.prefix(8) {
      let errors = SyntaxTree.parse(bytes.edited(by: fix.edits)).errors
      violations.expect(
        errors.isEmpty, "the fix `\(fix.title)` of `\(name)` breaks the JSON: \(errors.first?.message ?? "")")
    }
  }

  /// Checks that the first fixes of a document end the findings that they belong to.
  ///
  /// Fixing a syntax error or a duplicate may reveal another mistake of its kind, at its place.
  private static func checkProgress(_ source: SourceFile, _ violations: inout Violations) {
    let findings = contexts[0].diagnostics(of: source)
    if findings.contains(where: { $0.id == .jsonSyntaxError || $0.id == .jsonDuplicateKey }) {
      return
    }
    for finding in findings.filter({ !$0.fixes.isEmpty }).prefix(3) {
      guard let fix = finding.fixes.first else { continue }
      let after = contexts[0].diagnostics(of: source.edited(by: fix.edits, version: 2))
      violations.expect(
        !after.contains { $0.id == finding.id && isSame($0, as: finding, after: fix.edits) },
        "the fix `\(fix.title)` leaves the finding of `\(finding.id.rawValue)`")
      violations.expect(
        !after.contains { $0.id == .jsonDuplicateKey },
        "the fix `\(fix.title)` of `\(finding.id.rawValue)` repeats a key")
    }
  }

  /// Returns whether a finding after edits is one from before: about the text that replaced its text, or with
  /// the same message about the same text.
  private static func isSame(
    _ finding: Diagnostic, as old: Diagnostic, after edits: [TextEdit]
  ) -> Bool {
    let start = finding.range.start.utf8
    let oldStart = old.range.start
    let shift = edits.filter { $0.range.end <= oldStart }
      .reduce(0) { $0 + $1.newText.utf8.count - ($1.range.end.utf8 - $1.range.start.utf8) }
    if let edit = edits.first(where: { $0.range.start <= oldStart && oldStart < $0.range.end }) {
      let newStart = edit.range.start.utf8 + shift
      // What follows deleted text moves to its place, so an empty range contains no finding.
      return (newStart..<newStart + edit.newText.utf8.count).contains(start)
    }
    return start == oldStart.utf8 + shift && finding.message == old.message
  }

  private static func checkReports(
    _ findings: [Diagnostic], _ source: SourceFile, _ violations: inout Violations
  ) {
    let file = ReportedFile(path: "a.clads.json", source: source, diagnostics: Array(findings.prefix(50)))
    for report in ReportTable.all {
      let text = report.text(of: [file])
      violations.expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control },
        "the report `\(report.name)` has a control character")
      guard ["json", "sarif", "gitlab"].contains(report.name) else { continue }
      let errors = SyntaxTree.parse(Array(text.utf8)).errors
      violations.expect(
        errors.isEmpty, "the report `\(report.name)` is not JSON: \(errors.first?.message ?? "")")
    }
  }
}
