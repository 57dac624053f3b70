import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import CladsSchema
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

  /// Checks that the first fixes of a document leave fewer findings of their kind.
  ///
  /// Fixing a syntax error or a duplicate may reveal another mistake of its kind, and the value of a required
  /// key that is added may itself require keys.
  private static func checkProgress(_ source: SourceFile, _ violations: inout Violations) {
    let findings = contexts[0].diagnostics(of: source)
    if findings.contains(where: { ["json-syntax", "json-duplicate-key"].contains($0.id.rawValue) }) {
      return
    }
    for finding in findings.filter({ !$0.fixes.isEmpty }).prefix(3) {
      guard let fix = finding.fixes.first else { continue }
      let after = contexts[0].diagnostics(of: source.edited(by: fix.edits, version: 2))
      // An added key has a value to fill in, and may have to be followed by another key; what only an unused
      // style or action has used is unused without it.
      let addsKey = fix.title.hasPrefix("Add `") && fix.edits.contains { $0.newText.contains("\":") }
      let revealsMore = addsKey || finding.id.rawValue.hasPrefix("unused-")
      let isSame = { (other: Diagnostic) in
        other.id == finding.id && (!revealsMore || other.message == finding.message)
      }
      violations.expect(
        after.count(where: isSame) < findings.count(where: isSame),
        "the fix `\(fix.title)` leaves as many findings of `\(finding.id.rawValue)`")
    }
  }

  private static func checkReports(
    _ findings: [Diagnostic], _ source: SourceFile, _ violations: inout Violations
  ) {
    let file = ReportedFile(path: "a.clads.json", source: source, diagnostics: Array(findings.prefix(50)))
    for report in ReportTable.all {
      let printer = report.init(options: ReportOptions())
      let text = printer.opening() + printer.text(of: file, isFirst: true) + printer.closing(ReportSummary())
      violations.expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control },
        "the report `\(report.name)` has a control character")
      guard report.name == "json" else { continue }
      let errors = SyntaxTree.parse(Array(text.utf8)).errors
      violations.expect(errors.isEmpty, "the report is not JSON: \(errors.first?.message ?? "")")
    }
  }
}
