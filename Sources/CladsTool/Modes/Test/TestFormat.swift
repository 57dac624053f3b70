import CladsPreview
import CladsTesting
import Diagnostics
import SourceText

/// The output formats of `--test`.
enum TestFormat: String, CaseIterable {
  case text, junit, json, github

  /// Returns the outcomes in this format, with a final line break.
  func text(
    _ outcomes: [TestOutcome], _ coverage: [DocumentCoverage]?, _ report: ReportOptions,
    repositoryPath: (String) -> String?
  ) -> String {
    switch self {
    case .text: return textReport(outcomes, coverage, report)
    case .json: return TestJSONReport.text(outcomes, coverage)
    case .junit: return JUnitReport.text(of: testCases(outcomes, repositoryPath), options: report)
    case .github:
      var options = report
      options.isQuiet = true
      return GitHubReport.text(of: files(outcomes, repositoryPath), options: options)
        + TestTextReport.summary(outcomes)
    }
  }

  private func textReport(
    _ outcomes: [TestOutcome], _ coverage: [DocumentCoverage]?, _ options: ReportOptions
  ) -> String {
    let report = TestTextReport(usesColor: options.usesColor)
    let failures = outcomes.map { report.text($0) }.joined()
    let missing = coverage.map { report.text($0) + "\n" } ?? ""
    return failures + missing
      + (options.isQuiet && outcomes.allSatisfy(\.hasPassed) ? "" : TestTextReport.summary(outcomes))
  }

  /// Returns the files of the tests with what has failed, and where.
  private func testCases(
    _ outcomes: [TestOutcome], _ repositoryPath: (String) -> String?
  ) -> [ReportedFile] {
    let report = TestTextReport()
    return zip(files(outcomes, repositoryPath), outcomes).map { file, outcome in
      var file = file
      if let message = report.firstLine(outcome) {
        file.failure = ReportedFile.Failure(
          message: message, type: outcome.result.status.rawValue, text: report.text(outcome))
      }
      return file
    }
  }

  private func files(_ outcomes: [TestOutcome], _ repositoryPath: (String) -> String?) -> [ReportedFile] {
    outcomes.map { outcome in
      var file = ReportedFile(
        path: outcome.test.path, source: outcome.test.file.source, diagnostics: outcome.diagnostics)
      file.duration = outcome.duration
      file.repositoryPath = repositoryPath(outcome.test.path)
      return file
    }
  }
}
