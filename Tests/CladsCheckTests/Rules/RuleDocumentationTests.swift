import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// The documentation of every rule is its first test.
@Suite struct RuleDocumentationTests {
  @Test(arguments: documentRules)
  func `bad examples are reported where they are marked`(id: String) throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    let marked = MarkedText(rule.documentation.bad)
    let found = diagnose(marked.bytes, rule.documentation.project, only: [rule.id])
    #expect(!marked.ranges.isEmpty, "\(id): the bad example marks nothing")
    #expect(
      found.map(\.range) == marked.ranges,
      "\(id): reported \(found.map { "\($0.range.start.utf8)..<\($0.range.end.utf8) \($0.message)" })")
    #expect(found.allSatisfy { $0.id == rule.id })
  }

  @Test(arguments: documentRules)
  func `good examples have no findings with every rule on`(id: String) throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    let marked = MarkedText(rule.good)
    var all = Set(RuleTable.all.map { $0.id })
    // The rules about local state need examples of it.
    if id.hasPrefix("local-") { all.remove("local-state-inert") }
    let found = diagnose(marked.bytes, rule.documentation.project, only: all)
      .filter { $0.severity >= .warning || $0.id == rule.id }
    #expect(found.isEmpty, "\(id): \(found.map { "\($0.id.rawValue): \($0.message)" })")
  }

  @Test(
    arguments: documentRules.filter {
      RuleTable.description(DiagnosticID(rawValue: $0))?.documentation.fix != nil
    })
  func `fixes correct the bad example`(id: String) throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    var bytes = MarkedText(rule.documentation.bad).bytes
    for _ in 0..<8 {
      let found = diagnose(bytes, rule.documentation.project, only: [rule.id])
      guard let finding = found.first else { break }
      let fix = try #require(finding.fixes.first, "\(id): no fix is offered")
      let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: bytes)
      bytes = source.edited(by: fix.edits.sorted { $0.range.start > $1.range.start }, version: nil).bytes
    }
    let left = diagnose(bytes, rule.documentation.project, only: [rule.id, "json-syntax"])
    #expect(left.isEmpty, "\(id): after the fix: \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: RuleTable.descriptions.filter { $0.subject == .projectFile }.map(\.id.rawValue))
  func `bad project files are reported where they are marked`(id: String) throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    let marked = MarkedText(rule.documentation.bad)
    let bad = Project.read(marked.bytes, path: "clads.json", files: NoFiles()).diagnostics
    #expect(bad.map(\.range) == marked.ranges)
    #expect(bad.allSatisfy { $0.id == rule.id && $0.severity == rule.severity })
    let good = MarkedText(rule.good)
    #expect(Project.read(good.bytes, path: "clads.json", files: NoFiles()).diagnostics.isEmpty)
  }

  @Test func `no two rules share an id`() {
    let ids = RuleTable.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
  }
}

/// The rules about documents, by name.
private let documentRules = RuleTable.descriptions.filter { $0.subject == .document }.map(\.id.rawValue)

/// Returns the diagnostics of the rules for a document.
func diagnose(
  _ bytes: [UInt8], _ project: String? = nil, only: Set<DiagnosticID>? = nil, samples: [Sample] = [.initial]
) -> [Diagnostic] {
  let project =
    project.map { Project.read(Array($0.utf8), path: "clads.json", files: NoFiles()) } ?? Project()
  let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes)
  let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
  return RuleRunner(project, only: only, today: "2026-01-01")
    .diagnostics(for: analysis, samples: samples)
}

/// A file system without any files.
struct NoFiles: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}
