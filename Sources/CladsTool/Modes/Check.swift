import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
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
    if format == NDJSONReport.self, options.has("--stdin-ndjson") { return try await runStream() }
    if options.has("--shapes") {
      throw RunError(message: "`--shapes` needs `--stdin-ndjson --output ndjson`")
    }
    return try await run(format)
  }

  /// Checks the documents on standard input one after the other.
  private func runStream() async throws(RunError) -> Int32 {
    let others = ["--fix", "--changed-since", "--since", "--screens", "--files-from", "--statistics"].filter(
      options.has)
    if let other = others.first ?? options.paths.first {
      throw RunError(
        message:
          "`--stdin-ndjson` with `--output ndjson` checks only standard input; leave out `\(other)`, or use `--output json`"
      )
    }
    let path = options["--stdin-path"] ?? StandardInput.defaultPath
    let (options, replacement) = (options, baseline.replacement)
    let contexts = { @Sendable in
      options.program.contexts(
        project: options["--project"], baseline: replacement, client: options["--client"])
    }
    var first = contexts()
    _ = first.context(of: path)
    if let problem = first.problems.first { throw RunError(message: problem) }
    let renderer = FindingRenderer(
      report: NDJSONReport(options: reportOptions), page: nil, isPrinted: isPrinted)
    let stream = CheckStream(
      jobs: jobs, path: path, minimumSeverity: minimumSeverity, renderer: renderer,
      printsShapes: options.has("--shapes"), contexts: contexts)
    let result: CheckStream.Result
    do throws(FileReadingError) { result = try await stream.run() } catch {
      throw RunError(message: "standard input: \(error.message)")
    }
    if result.isTerminated { return CheckStream.terminatedStatus }
    if result.summary.unreadable > 0 { return 2 }
    return exitStatus(result.summary)
  }

  /// The status of a run without problems.
  private func exitStatus(_ summary: ReportSummary) -> Int32 {
    summary.worst.map { $0 >= failOn } ?? false ? 1 : 0
  }

  private func run<R: Report>(_ format: R.Type) async throws(RunError) -> Int32 {
    let paths = try CheckPaths(options)
    var files = try find(paths)
    if options.has("--client"), let problem = files.contexts.problems.first {
      throw RunError(message: problem)
    }
    var projects: [String: CheckedFile] = [:]
    // The findings in the files as they are, if the others are those in fixed ones.
    var unfixed: ReportSummary?
    if let fix {
      if !fix.printsDifferences { files.selection.writers.removeStaleFiles() }
      let fixed = fix.projects(files.contexts, files.selection.writers)
      projects = fixed.results
      if !fixed.texts.isEmpty {
        if fix.printsDifferences { unfixed = await summary(files) }
        files = try find(paths, texts: fixed.texts)
      }
    }
    let progress = Progress(
      total: files.list.count, isShown: format == TextReport.self && !options.has("--quiet"))
    let summaryPath = format == GitHubReport.self ? Output.summaryPath : nil
    let renderer = FindingRenderer(
      report: R(options: reportOptions),
      // GitHub shows few annotations; the summary of the job has all findings.
      page: summaryPath == nil ? nil : MarkdownReport(options: reportOptions),
      repositoryPaths: RepositoryPaths(of: R.needsRepositoryPaths ? files.list.paths : []),
      isPrinted: isPrinted)
    var output = CheckOutput(
      renderer, minimumSeverity: minimumSeverity, printsDifferences: fix?.printsDifferences ?? false,
      willWrite: { progress.erase() })
    // A baseline is compared with the findings in all files, and is a file of the report itself.
    let isPending = baseline.isWritten || files.list.hasBaseline
    var pending: [RenderedFile<R>] = []
    let configuration = CheckList.Configuration(
      isWritingBaseline: baseline.isWritten, fix: fix.map { ($0, files.selection.writers) },
      screens: options.has("--screens") ? ScreenCheck(options.program.preview) : nil)
    await files.list.run(jobs: jobs, configuration, renderer.render) { rendered in
      var rendered = rendered
      if let project = projects[rendered.file.path] {
        rendered.file.fixed = project.fixed
        rendered.file.difference = project.difference
        rendered.file.writingProblem = project.writingProblem
      }
      if isPending { pending.append(rendered) } else { output.add(rendered) }
      progress.advance()
    }
    progress.erase()
    if isPending {
      try applyBaseline(to: &pending, renderer)
      for rendered in pending { output.add(rendered) }
    }
    let problems = files.selection.problems + files.contexts.problems
    let page = output.end(problems: problems)
    if let page, let summaryPath { append(page, to: summaryPath) }
    if options.has("--statistics") { printStatistics(output.summary) }
    if let fix, !options.has("--quiet") {
      fix.printCounts(output.fixed.counts, files: output.fixed.files, of: output.summary)
    }
    if !options.has("--quiet") {
      for note in files.selection.notes { options.program.printError(note) }
    }
    var reported: Set<String> = []
    for problem in problems + output.problems where reported.insert(problem).inserted {
      options.program.printError(problem)
    }
    if !reported.isEmpty || output.hasUnreadable { return 2 }
    return exitStatus(unfixed ?? output.summary)
  }

  /// Writes the baselines if that is asked for, or adds the findings about their stale entries.
  private func applyBaseline<R: Report>(
    to results: inout [RenderedFile<R>], _ renderer: FindingRenderer<R>
  ) throws(RunError) {
    let files = results.map(\.file)
    try baseline.validate(files)
    if baseline.isWritten {
      let (lines, projectFiles) = try baseline.write(files)
      for (index, findings) in projectFiles { results[index] = renderer.render(findings) }
      if !options.has("--quiet") { for line in lines { options.program.printError(line) } }
    } else {
      results += baseline.staleFiles(files).map(renderer.render)
      results.sort { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
    }
  }

  /// The files of a run.
  private struct FoundFiles {
    let contexts: FileContextFinder
    let selection: CheckSelection
    let list: CheckList
  }

  /// Finds the files to check; `texts` replace the contents of project files, by absolute path.
  private func find(_ paths: CheckPaths, texts: [String: [UInt8]] = [:]) throws(RunError) -> FoundFiles {
    var contexts = options.program.contexts(
      project: options["--project"], texts: texts, baseline: baseline.replacement,
      client: options["--client"])
    if let problem = contexts.problems.first { throw RunError(message: problem) }
    contexts.writesPointers = format.needsPointers || baseline.isWritten
    let selection = CheckSelection(paths, options, &contexts)
    var list = CheckList(selection, &contexts)
    if let revision = options["--since"] { try list.compare(since: revision) }
    return FoundFiles(contexts: contexts, selection: selection, list: list)
  }

  /// Returns the number of findings in the files as they are.
  private func summary(_ files: FoundFiles) async -> ReportSummary {
    var summary = ReportSummary()
    let configuration = CheckList.Configuration(isWritingBaseline: baseline.isWritten)
    let file = { @Sendable (findings: FileFindings) in findings.file }
    await files.list.run(jobs: jobs, configuration, file) { file in
      if file.problem == nil { summary.count(file.counts, fixes: file.fixes, shown: minimumSeverity) }
    }
    return summary
  }

  /// Whether a finding is printed.
  private var isPrinted: @Sendable (Diagnostic) -> Bool {
    { [minimumSeverity, isBaselineShown = baseline.isShown] diagnostic in
      diagnostic.severity >= minimumSeverity && (isBaselineShown || !diagnostic.isInBaseline)
    }
  }

  private var reportOptions: ReportOptions {
    ReportOptions(
      usesColor: format == TextReport.self && Output.usesColor, isQuiet: options.has("--quiet"),
      failOn: failOn, name: options.program.name, version: options.program.version,
      folder: FileSystem.absolute("."),
      help: { RuleReference.help(for: $0, url: RuleLink.uri(of: $0)) })
  }

  /// Appends a page to the summary of the job. The findings are printed already, so a failure is only a note.
  private func append(_ page: String, to path: String) {
    do throws(FileWritingError) {
      try FileWriter.append(Array(page.utf8), to: path, limit: MarkdownReport.maximumSize)
    } catch {
      options.program.printError("\(path): \(error.message)")
    }
  }

  private func printStatistics(_ summary: ReportSummary) {
    let rows = summary.rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
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
