import CladsCheck
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Applying all fixes of a document, as `--fix` does.
@Suite struct FixedFileTests {
  /// A document with its checks.
  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let checker: Checker

    var testDescription: String { name }

    static let all: [Case] = examples + badExamples

    static let examples = SampleDocuments.examples.map { example in
      Case(name: example.name, bytes: Array(example.text.utf8), checker: checker(exampleProject))
    }

    static let badExamples = RuleTable.descriptions.filter { $0.subject == .document }.map { rule in
      Case(
        name: rule.id.rawValue, bytes: MarkedText(rule.documentation.bad).bytes,
        checker: checker(rule.documentation.project))
    }

    private static let exampleProject = String(
      decoding: Files.read("\(Executable.packageFolder)/schemas/examples/clads.json"), as: UTF8.self)

    /// Every rule is on.
    private static func checker(_ project: String?) -> Checker {
      let files = ExampleTokens()
      return Checker(
        project: project.map { Project.read(Array($0.utf8), path: "clads.json", files: files) } ?? Project(),
        only: Set(RuleTable.all.map { $0.id }), today: "2026-01-01")
    }
  }

  /// The rules about what works: they are silent where a path or an expression is wrong, until it is fixed.
  private static let revealed: Set<DiagnosticID> = [
    "control-not-live", "navigate-no-handler", "read-only-literal", "template-untracked-dependency",
  ]

  /// Returns whether fixes of a selection may lead to findings of a rule.
  private static func reveals(_ selection: FixSelection, _ rule: DiagnosticID) -> Bool {
    if selection == .safe { return false }
    // What other fixes leave without a use stays.
    let isLeft =
      rule.rawValue.hasPrefix("unused-")
      || ["interpolates-container", "empty-object", "local-unused"].contains(rule)
    if isLeft { return true }
    return revealed.contains(rule)
  }

  @Test(arguments: Case.all, [FixSelection.safe, .suggested, [.suggested, .destructive]])
  private func `fixing a document fixes what can be fixed, and adds no finding`(
    document: Case, selection: FixSelection
  ) {
    let file = document.checker.fix(document.bytes, applying: selection)
    let fixable = file.originalDiagnostics.filter { $0.fix(selection) != nil }
    #expect(file.fixed == fixable, "\(text(file))")
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in file.originalDiagnostics { counts[diagnostic.id, default: 0] += 1 }
    for diagnostic in file.diagnostics where !Self.reveals(selection, diagnostic.id) {
      counts[diagnostic.id, default: 0] -= 1
      #expect(
        counts[diagnostic.id, default: 0] >= 0,
        "\(diagnostic.id.rawValue): \(diagnostic.message)\n\(text(file))")
    }
    #expect(file.diagnostics == document.checker.check(file.source.bytes))
  }

  @Test func `a fix can make the next one possible`() {
    let file = FixedFile(source("a d a"), applying: .safe, check: Self.words(["a": "b", "b": "c"]))
    #expect(text(file) == "c d c")
    #expect(file.fixed.map(\.message) == ["a", "a"])
    #expect(file.diagnostics.isEmpty)
  }

  /// Findings about words: each word is one, and its fix replaces it.
  private static func words(_ fixes: [String: String], errors: Set<String> = []) -> (SourceFile) ->
    [Diagnostic]
  {
    { source in
      var offset = 0
      return source.bytes.split(separator: 32, omittingEmptySubsequences: false).compactMap { word in
        let range = TextRange(utf8: offset, offset + word.count)
        offset += word.count + 1
        let text = String(decoding: word, as: UTF8.self)
        guard let fix = fixes[text] ?? (errors.contains(text) ? text : nil) else { return nil }
        return Diagnostic(
          "word", severity: errors.contains(text) ? .error : .warning, at: range, text,
          fixes: fix == text ? [] : [QuickFix("Replace it", replacing: range, with: fix, .safe)])
      }
    }
  }

  @Test func `a fix that leads to an error is left out, and the others are applied`() {
    let fixes = ["a": "1", "b": "error", "c": "3"]
    let file = FixedFile(
      source("a b c a b c b"), applying: .safe, check: Self.words(fixes, errors: ["error"]))
    #expect(text(file) == "1 b 3 1 b 3 b")
    #expect(file.fixed.map(\.message) == ["a", "c", "a", "c"])
    #expect(file.diagnostics.map(\.message) == ["b", "b", "b"])
  }

  @Test func `an error that was there before does not keep a fix from being applied`() {
    let file = FixedFile(
      source("error a error"), applying: .safe, check: Self.words(["a": "1"], errors: ["error"]))
    #expect(text(file) == "error 1 error")
  }

  @Test func `valid JSON stays valid`() {
    let file = FixedFile(
      source("[ null , true , false ]"), applying: .safe,
      check: Self.words(["true": "tru", "false": "0"]))
    #expect(text(file) == "[ null , true , 0 ]")
    let broken = FixedFile(source("[ a , true ]"), applying: .safe, check: Self.words(["true": "tru"]))
    #expect(text(broken) == "[ a , tru ]")
  }

  @Test func `fixes that follow each other without end stop after eight rounds`() {
    let file = FixedFile(source("a"), applying: .safe) { source in
      let range = TextRange(utf8: 0, source.bytes.count)
      return [
        Diagnostic(
          "long", severity: .warning, at: range, "not long enough",
          fixes: [QuickFix("Add an a", replacing: TextRange(utf8: 0, 0), with: "a", .safe)])
      ]
    }
    #expect(text(file) == String(repeating: "a", count: 9))
  }

  @Test func `findings in the baseline and fixes of other files are left alone`() {
    let file = FixedFile(source("a b c"), applying: .suggested) { source in
      Self.words(["a": "1", "b": "2", "c": "3"])(source).map { finding in
        var finding = finding
        finding.isInBaseline = finding.message == "a"
        if finding.message == "b" {
          finding.fixes = finding.fixes.map { fix in
            QuickFix(fix.title, edits: fix.edits, otherFiles: ["clads.json": fix.edits], .safe)
          }
        }
        return finding
      }
    }
    #expect(text(file) == "a b 3")
    #expect(FixCounts(file.originalDiagnostics).safe == 1)
  }

  @Test func `time is limited where no fix can be applied`() {
    let count = 10_000
    var checks = 0
    let check = Self.words(["a": "error"], errors: ["error"])
    let file = FixedFile(
      source(String(repeating: "a ", count: count)), applying: .safe,
      check: { source in
        checks += 1
        return check(source)
      })
    #expect(file.fixed.isEmpty)
    #expect(checks < 100)
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(text.utf8))
  }

  private func text(_ file: FixedFile) -> String { String(decoding: file.source.bytes, as: UTF8.self) }
}

/// The files that the project of the examples names.
private struct ExampleTokens: FileReading {
  func exists(_ path: String) -> Bool { true }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    Files.read("\(Executable.packageFolder)/schemas/examples/\(path)")
  }
  func paths(matching pattern: Glob) -> [String] { [] }
}
