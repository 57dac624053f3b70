import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

extension FuzzTarget {
  /// Any test of any document ends, with the same result every time, and says where it failed.
  ///
  /// The first part of an input is the document, the second the test, and the third a sample, `s`.
  static let tests = FuzzTarget("tests", .documents) { bytes, violations in
    let parts = InputParts.split(bytes)
    let test = parts.count > 1 ? parts[1] : Array(#"{ "steps": [] }"#.utf8)
    let stage = ScreenTestStage(parts[0], test, sample: parts.count > 2 ? parts[2] : nil)
    await stage.run(&violations)
  }
}

/// A document and a test of it.
@MainActor
private struct ScreenTestStage {
  /// The most steps that are performed.
  private static let maximumSteps = 30

  private let input: PreviewInput
  private let file: ScreenTestFile

  init(_ document: [UInt8], _ test: [UInt8], sample: [UInt8]?) {
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: document)
    let project = Project(level: .extended)
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    let sample = sample.map { Sample(name: "s", path: "/app/a.s.sample.json", bytes: $0) }
    input = PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic),
      samples: [.initial] + (sample.map { $0.problem == nil ? [$0] : [] } ?? []), project: project)
    file = ScreenTestFile(
      SourceFile(uri: FileURI(path: "/app/a.clads-test.json"), version: 1, bytes: test))
  }

  func run(_ violations: inout Violations) async {
    let context = FileContext(kind: .test, checker: Checker(project: input.project))
    FuzzTarget.check(context.diagnostics(of: file.source), in: file.source.bytes, &violations)
    for step in file.test.steps { violations.expect(!step.title.isEmpty, "a step has no title") }
    guard file.test.steps.count <= Self.maximumSteps else { return }
    let run = ScreenTestRun(file, input) { PreviewSession(options: $0, input: $1) }
    run.measureCoverage()
    let result = await run.result()
    check(result, &violations)
    check(run.coverage, &violations)
    // Whether a test passes depends on nothing but its files.
    let again = await ScreenTestRun(file, input) { PreviewSession(options: $0, input: $1) }.result()
    violations.expect(
      result.status == again.status && result.performed == again.performed && result.screen == again.screen
        && result.failures.map(\.message) == again.failures.map(\.message),
      "a test has another result the second time")
  }

  private func check(_ result: ScreenTestResult, _ violations: inout Violations) {
    violations.expect(
      (result.status == .passed) == result.failures.isEmpty, "a test has failures and passes, or neither")
    violations.expect(result.performed <= file.test.steps.count, "a test has performed other steps")
    for failure in result.failures {
      violations.expect(!failure.message.isEmpty, "a failure has no message")
      violations.expect(Self.isInside(failure.range, file.source), "a failure is outside the test")
      for place in failure.places {
        violations.expect(Self.isInside(place.range, input.source), "a place is outside the document")
      }
    }
    for update in result.updates {
      violations.expect(Self.isInside(update.range, file.source), "an outline is outside the test")
    }
  }

  private func check(_ coverage: ScreenCoverage?, _ violations: inout Violations) {
    violations.expect(coverage != nil, "a test has no coverage")
    for part in coverage?.parts ?? [] {
      let isInside = part.range.map { Self.isInside($0, input.source) } ?? true
      violations.expect(isInside, "a part of the coverage is outside the document")
    }
  }

  private static func isInside(_ range: TextRange, _ source: SourceFile) -> Bool {
    0 <= range.start.utf8 && range.start <= range.end && range.end.utf8 <= source.bytes.count
  }
}
