import CladsDocument
import CladsLanguageService
package import CladsPreview
import CladsProject
package import Diagnostics
import JSONSyntax
import SourceText

/// What came of a test on disk.
package struct TestOutcome: Sendable {
  package let test: FoundTest
  package var result = ScreenTestResult()
  /// The document; `nil` if it could not be read.
  package var input: PreviewInput?
  package var coverage: ScreenCoverage?
  package var duration = Duration.zero

  init(_ test: FoundTest) { self.test = test }

  /// Notes that the test could not run.
  mutating func fail(_ failure: TestFailure) {
    result.status = .failed
    result.failures = [failure]
  }

  /// Notes that the test could not run, because of what a key says.
  mutating func fail(_ problem: TestProblem) {
    let range =
      problem.key.flatMap { test.file.tree.node(at: JSONPointer([$0]))?.range } ?? TextRange(utf8: 0, 1)
    fail(TestFailure(at: range, problem.message))
  }

  /// The failures as findings in the file of the test.
  package var diagnostics: [Diagnostic] { diagnostics(withPlaces: true) }

  /// Returns the failures as findings in the file of the test.
  func diagnostics(withPlaces hasPlaces: Bool) -> [Diagnostic] {
    result.failures.map { failure in
      Diagnostic(
        failure.needsApp ? TestFailure.undecidedID : TestFailure.failedID,
        severity: failure.needsApp ? .warning : .error, at: failure.range,
        failure.message, label: failure.label, help: failure.help,
        related: (hasPlaces ? failure.places : []).compactMap { place -> Related? in
          guard let input, let path = test.documentPath else { return nil }
          let host = input.source.hostRange(of: place.range)
          return Related(place.message, at: host.range, path: path)
        })
    }
  }
}

extension TestFailure {
  /// The name of failures among the findings of reports; it is no rule.
  package static let failedID = DiagnosticID(rawValue: "test-failed")
  /// The name of what only the app can decide.
  package static let undecidedID = DiagnosticID(rawValue: "test-undecided")

  /// What is said below the underlined text: what is there instead, if that fits a line.
  fileprivate var label: String? {
    guard expected?.count == 1, let actual, actual.count == 1, let only = actual.first, only.utf8.count <= 60
    else { return nil }
    return "it is \(only.isEmpty ? "empty" : "`\(only)`")"
  }
}

extension TestOutcome {
  package var hasPassed: Bool { result.status == .passed }

  /// The paths of the samples of its document.
  package var samplePaths: [String] { (input?.samples ?? []).compactMap(\.path) }
}
