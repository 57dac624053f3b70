import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import CladsRules
import Diagnostics
import SourceText

/// `--check`: prints the findings about documents.
struct Check {
  private let options: Options
  private let format: any Report.Type
  private let minimumSeverity: Severity
  private let failOn: Severity
  private let jobs: Int

  init(_ options: Options) throws(RunError) {
    self.options = options
    let format = options["--output"] ?? "text"
    guard let type = ReportTable.all.first(where: { $0.name == format }) else {
      throw RunError(
        message:
          "`--output` takes \(listing(ReportTable.all.map { $0.name }, last: "or")), not `\(format)`")
    }
    self.format = type
    minimumSeverity = try Self.severity(options, "--show") ?? type.minimumSeverity
    failOn = try Self.severity(options, "--fail-on") ?? .error
    jobs = try Self.jobs(options)
  }

  private static func severity(_ options: Options, _ name: String) throws(RunError) -> Severity? {
    guard let text = options[name] else { return nil }
    guard let severity = Severity(name: text) else {
      throw RunError(message: "`\(name)` takes `error`, `warning`, `info` or `hint`, not `\(text)`")
    }
    return severity
  }

  private static func jobs(_ options: Options) throws(RunError) -> Int {
    guard let text = options["--jobs"] else { return Output.processorCount }
    guard let jobs = Int(text), jobs > 0, jobs <= 1024 else {
      throw RunError(message: "`--jobs` takes a number from 1 to 1024, not `\(text)`")
    }
    return jobs
  }

  func run() async throws(RunError) -> Int32 {
    let baseline = try CheckBaseline(options)
    var contexts = FileContextFinder(project: options["--project"], baseline: baseline.replacement)
    if let problem = contexts.projects.problems.first { throw RunError(message: problem) }
    let selection = try CheckSelection(options, &contexts)
    let work = CheckList(selection, &contexts)
    var problems = selection.problems
    let progress = Progress(total: work.count, isShown: format == TextReport.self && !options.has("--quiet"))
    let minimumSeverity = minimumSeverity
    let isPrinted: @Sendable (Diagnostic) -> Bool = { diagnostic in
      diagnostic.severity >= minimumSeverity && (baseline.isShown || !diagnostic.isInBaseline)
    }
    var results = await work.run(
      jobs: jobs, progress: progress, isWritingBaseline: baseline.isWritten, isPrinted: isPrinted)
    progress.finish()
    if baseline.isWritten {
      let lines = try baseline.write(&results)
      if !options.has("--quiet") { for line in lines { Output.error("clads-lsp: \(line)") } }
    } else {
      results += baseline.staleFiles(results)
      results.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
    if format == TextReport.self { HostNames.merge(&results) }
    let summary = print(results, problems: problems + contexts.projects.problems, isPrinted)
    problems += results.compactMap { file in file.problem.map { "\(file.path): \($0)" } }
    problems += contexts.projects.problems
    if !options.has("--quiet") { for note in selection.notes { Output.error("clads-lsp: \(note)") } }
    var reported: Set<String> = []
    for problem in problems where reported.insert(problem).inserted {
      Output.error("clads-lsp: \(problem)")
    }
    if !problems.isEmpty || results.contains(where: \.isUnreadable) { return 2 }
    return summary.worst.map { $0 >= failOn } ?? false ? 1 : 0
  }

  private func print(
    _ results: [CheckedFile], problems: [String], _ isPrinted: (Diagnostic) -> Bool
  ) -> ReportSummary {
    var summary = ReportSummary()
    summary.problems = problems
    var output = StandardOutput()
    var report = format.init(options: reportOptions)
    report.begin(&output)
    // GitHub shows few annotations; the summary of the job has all findings.
    let summaryPath = format == GitHubReport.self ? Output.summaryPath : nil
    var page = summaryPath == nil ? nil : MarkdownReport(options: reportOptions)
    var pageText = ""
    for result in results {
      if result.problem == nil { summary.count(result.diagnostics, shown: minimumSeverity) }
      let file = reported(result, isPrinted)
      report.add(file, to: &output)
      page?.add(file, to: &pageText)
    }
    report.end(summary, to: &output)
    output.flush()
    page?.end(summary, to: &pageText)
    if let summaryPath { append(pageText, to: summaryPath) }
    if options.has("--statistics") { printStatistics(results) }
    return summary
  }

  private var reportOptions: ReportOptions {
    ReportOptions(
      usesColor: format == TextReport.self && Output.usesColor, isQuiet: options.has("--quiet"),
      failOn: failOn, version: CommandLineTool.version, folder: FileSystem.absolute("."),
      rules: format.needsRules ? RuleReference.help(url: RuleLink.uri) : [])
  }

  private func reported(_ result: CheckedFile, _ isPrinted: (Diagnostic) -> Bool) -> ReportedFile {
    let shown = result.diagnostics.filter(isPrinted)
    var file =
      if let source = result.source, !shown.isEmpty {
        ReportedFile(path: result.path, source: source, diagnostics: shown)
      } else {
        ReportedFile(path: result.path, problem: result.problem)
      }
    file.duration = result.duration
    return file
  }

  /// Appends a page to the summary of the job. The findings are printed already, so a failure is only a note.
  private func append(_ page: String, to path: String) {
    do throws(FileWritingError) {
      try FileWriter.append(Array(page.utf8), to: path, limit: MarkdownReport.maximumSize)
    } catch {
      Output.error("clads-lsp: \(path): \(error.message)")
    }
  }

  private func printStatistics(_ results: [CheckedFile]) {
    var counts: [DiagnosticID: (count: Int, severity: Severity)] = [:]
    for diagnostic in results.flatMap(\.diagnostics) where !diagnostic.isInBaseline {
      counts[diagnostic.id, default: (0, diagnostic.severity)].count += 1
    }
    let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = rows.map { String($0.value.count).count }.max() ?? 1
    let lines = rows.map { row in
      let number = String(row.value.count)
      return String(repeating: " ", count: width - number.count)
        + "\(number)  \(row.key.rawValue) (\(row.value.severity.name))"
    }
    let text = "\n" + lines.map { $0 + "\n" }.joined()
    if format == TextReport.self { Output.print(text) } else { Output.status(text) }
  }
}
