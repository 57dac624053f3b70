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
  private let fix: Fix?
  private let baseline: CheckBaseline

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
    fix = try Fix(options)
    baseline = try CheckBaseline(options)
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
    let paths = try CheckPaths(options)
    var files = try find(paths)
    var projects: [String: CheckedFile] = [:]
    // The results for the project files as they are, if the others are for fixed ones.
    var unfixed: [CheckedFile]?
    if let fix {
      if !fix.printsDifferences { files.selection.writers.removeStaleFiles() }
      let fixed = fix.projects(files.contexts, files.selection.writers)
      projects = fixed.results
      if !fixed.texts.isEmpty {
        if fix.printsDifferences { unfixed = await check(files, isShown: false) }
        files = try find(paths, texts: fixed.texts)
      }
    }
    var results = await check(files, fix, isShown: format == TextReport.self && !options.has("--quiet"))
    for (index, result) in results.enumerated() {
      guard let project = projects[result.path] else { continue }
      results[index].fixed = project.fixed
      results[index].difference = project.difference
      results[index].writingProblem = project.writingProblem
    }
    try baseline.validate(results)
    if baseline.isWritten {
      let lines = try baseline.write(&results)
      if !options.has("--quiet") { for line in lines { Output.error("clads-lsp: \(line)") } }
    } else {
      results += baseline.staleFiles(results)
      results.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
    var problems = files.selection.problems + files.contexts.projects.problems
    let summary: ReportSummary
    if let fix, fix.printsDifferences {
      for difference in results.compactMap(\.difference) { Output.print(difference) }
      summary = self.summary(unfixed ?? results)
    } else {
      if format == TextReport.self { HostNames.merge(&results) }
      summary = print(results, problems: problems)
    }
    if let fix, !options.has("--quiet") { fix.printCounts(results) }
    problems += results.compactMap { file in
      (file.problem ?? file.writingProblem).map { "\(file.path): \($0)" }
    }
    if !options.has("--quiet") {
      for note in files.selection.notes { Output.error("clads-lsp: \(note)") }
    }
    var reported: Set<String> = []
    for problem in problems where reported.insert(problem).inserted {
      Output.error("clads-lsp: \(problem)")
    }
    if !problems.isEmpty || results.contains(where: \.isUnreadable) { return 2 }
    return summary.worst.map { $0 >= failOn } ?? false ? 1 : 0
  }

  /// The files of a run.
  private struct FoundFiles {
    let contexts: FileContextFinder
    let selection: CheckSelection
    let list: CheckList
  }

  /// Finds the files to check; `texts` replace the contents of project files, by absolute path.
  private func find(_ paths: CheckPaths, texts: [String: [UInt8]] = [:]) throws(RunError) -> FoundFiles {
    var contexts = FileContextFinder(
      project: options["--project"], texts: texts, baseline: baseline.replacement)
    if let problem = contexts.projects.problems.first { throw RunError(message: problem) }
    contexts.writesPointers = format.needsPointers || baseline.isWritten
    let selection = CheckSelection(paths, &contexts)
    let list = CheckList(selection, &contexts)
    return FoundFiles(contexts: contexts, selection: selection, list: list)
  }

  private func check(_ files: FoundFiles, _ fix: Fix? = nil, isShown: Bool) async -> [CheckedFile] {
    let progress = Progress(total: files.list.count, isShown: isShown)
    defer { progress.finish() }
    let configuration = CheckList.Configuration(
      isPrinted: isPrinted, isWritingBaseline: baseline.isWritten,
      fix: fix.map { ($0, files.selection.writers) })
    return await files.list.run(jobs: jobs, configuration, progress: progress)
  }

  /// Whether a finding is printed.
  private var isPrinted: @Sendable (Diagnostic) -> Bool {
    { [minimumSeverity, isBaselineShown = baseline.isShown] diagnostic in
      diagnostic.severity >= minimumSeverity && (isBaselineShown || !diagnostic.isInBaseline)
    }
  }

  private func summary(_ results: [CheckedFile]) -> ReportSummary {
    var summary = ReportSummary()
    for result in results where result.problem == nil {
      summary.count(result.diagnostics, fixes: result.fixes, shown: minimumSeverity)
    }
    return summary
  }

  private func print(_ results: [CheckedFile], problems: [String]) -> ReportSummary {
    var summary = summary(results)
    summary.problems = problems
    var output = StandardOutput()
    var report = format.init(options: reportOptions)
    report.begin(&output)
    // GitHub shows few annotations; the summary of the job has all findings.
    let summaryPath = format == GitHubReport.self ? Output.summaryPath : nil
    var page = summaryPath == nil ? nil : MarkdownReport(options: reportOptions)
    var pageText = ""
    for result in results {
      let file = reported(result)
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

  private func reported(_ result: CheckedFile) -> ReportedFile {
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
