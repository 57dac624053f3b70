import CladsCheck
import CladsFiles
import Diagnostics
import SourceText

/// A checked file with what a report says about it.
struct RenderedFile<R: Report>: Sendable {
  var file: CheckedFile
  let part: R.Part
  /// What the summary of a job says about it; `nil` if there is none.
  let page: MarkdownReport.Part?
}

/// Renders the findings in files, on any thread.
struct FindingRenderer<R: Report>: Sendable {
  let report: R
  /// The summary of the job, if there is one.
  let page: MarkdownReport?
  /// The paths for a report that needs them.
  var repositoryPaths = RepositoryPaths()
  /// Whether a finding is printed.
  let isPrinted: @Sendable (Diagnostic) -> Bool

  /// Returns a file with its findings as text.
  func render(_ findings: FileFindings) -> RenderedFile<R> {
    let file = reported(findings)
    return RenderedFile(file: findings.file, part: report.part(file), page: page?.part(file))
  }

  private func reported(_ findings: FileFindings) -> ReportedFile {
    let shown = findings.diagnostics.filter(isPrinted)
    var file =
      if let source = findings.source, !shown.isEmpty {
        ReportedFile(path: findings.file.path, source: source, diagnostics: shown)
      } else {
        ReportedFile(path: findings.file.path, problem: findings.file.problem)
      }
    file.line = findings.file.line
    file.duration = findings.duration
    if R.needsRepositoryPaths { file.repositoryPath = repositoryPaths.path(of: findings.file.path) }
    if R.mergesHostNames, shown.count < findings.diagnostics.count {
      file.hiddenHostNames = findings.diagnostics.filter { !$0.isInBaseline && !isPrinted($0) }
        .compactMap(HostName.init)
    }
    return file
  }
}

/// Prints the results of a check in the order of the paths, and keeps only what the end of the run needs.
struct CheckOutput<R: Report> {
  private var report: R
  private var page: MarkdownReport?
  private var pageText = ""
  private var output: StandardOutput
  private let minimumSeverity: Severity
  /// Whether the differences of fixed files are printed instead of a report.
  private let printsDifferences: Bool
  private(set) var summary: ReportSummary
  /// Why files could not be read or written.
  private(set) var problems: [String] = []
  private(set) var hasUnreadable = false
  /// How many findings `--fix` has fixed, by rule, and in how many files.
  private(set) var fixed: (counts: [DiagnosticID: Int], files: Int) = ([:], 0)

  /// - Parameters:
  ///   - renderer: the renderer of the files.
  ///   - minimumSeverity: the lowest severity that is printed.
  ///   - printsDifferences: whether the differences of fixed files are printed instead of a report.
  ///   - willWrite: called before anything is printed.
  init(
    _ renderer: FindingRenderer<R>, minimumSeverity: Severity, printsDifferences: Bool,
    willWrite: @escaping () -> Void
  ) {
    report = renderer.report
    page = renderer.page
    output = StandardOutput(willWrite: willWrite)
    self.minimumSeverity = minimumSeverity
    self.printsDifferences = printsDifferences
    summary = ReportSummary(mergingHostNames: R.mergesHostNames && !printsDifferences)
    if !printsDifferences { report.begin(&output) }
  }

  mutating func add(_ rendered: RenderedFile<R>) {
    let file = rendered.file
    if let problem = file.problem ?? file.writingProblem { problems.append("\(file.path): \(problem)") }
    if file.problem == nil { summary.count(file.counts, fixes: file.fixes, shown: minimumSeverity) }
    if file.isUnreadable { hasUnreadable = true }
    if !file.fixed.isEmpty {
      fixed.counts.merge(file.fixed, uniquingKeysWith: +)
      fixed.files += 1
    }
    if printsDifferences {
      output.write(file.difference ?? "")
    } else {
      report.add(rendered.part, to: &output)
      if let part = rendered.page { page?.add(part, to: &pageText) }
    }
  }

  /// Prints the end of the report.
  ///
  /// - Parameter problems: messages about paths that belong to no file of the report.
  /// - Returns: the summary of the job; `nil` if there is none.
  mutating func end(problems: [String]) -> String? {
    summary.problems = problems
    if !printsDifferences {
      report.end(summary, to: &output)
      page?.end(summary, to: &pageText)
    }
    output.flush()
    return page == nil ? nil : pageText
  }
}
