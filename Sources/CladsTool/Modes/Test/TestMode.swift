import CladsCheck
import CladsFiles
import CladsPreview
import CladsProject
import CladsTesting
import Diagnostics
import JSONSyntax
import SourceText

/// `--test`: runs the tests of screens.
struct TestMode {
  private let options: Options
  private let format: TestFormat
  private let jobs: Int
  private let purpose: TestSuite.Purpose

  init(_ options: Options) throws(RunError) {
    self.options = options
    format = try options.keyword("--output") ?? .text
    jobs = try options.number("--jobs", in: 1...1_024) ?? Output.processorCount
    purpose = TestSuite.Purpose(
      updatesOutlines: options.has("--update"), measuresCoverage: options.has("--coverage"))
    if purpose.measuresCoverage, format == .junit || format == .github {
      throw RunError(message: "`--coverage` is printed by `--output text` and `json`")
    }
  }

  func run() async throws(RunError) -> Int32 {
    guard options.has("--watch") else { return try await runOnce().status }
    guard format == .text else { throw RunError(message: "`--watch` prints text; leave out `--output`") }
    var watch = FileWatch()
    while true {
      Output.print("\u{1B}[2J\u{1B}[H")
      let run = try await runOnce()
      watch.watch(run.files)
      Output.print("waiting for changes; press Control-C to stop\n")
      await watch.waitForChange()
    }
  }

  /// What came of a run.
  private struct Run {
    var status: Int32
    /// The files that it depends on.
    var files: Set<String>
  }

  private func runOnce() async throws(RunError) -> Run {
    var contexts = options.program.contexts(project: options["--project"])
    let selection = try TestSelection(options, &contexts)
    var problems = contexts.problems + selection.problems
    var tests: [FoundTest] = []
    var documents: [String: TestedDocument] = [:]
    for path in selection.paths {
      do throws(FileReadingError) {
        tests.append(try FoundTest(path, &contexts, known: &documents))
      } catch {
        problems.append("\(path): \(error.message)")
      }
    }
    if tests.isEmpty, problems.isEmpty {
      if options.has("--changed-since") {
        if !options.has("--quiet") { Output.print("no tests of what has changed\n") }
        return Run(status: 0, files: [])
      }
      throw RunError(
        message:
          "there are no tests in \(listing(options.paths, last: "or")); their names end in `\(FileKind.testExtension)`"
      )
    }
    let suite = TestSuite(tests, jobs: jobs, makeSession: options.program.preview)
    var outcomes = await suite.run(purpose)
    if purpose.updatesOutlines { problems += update(&outcomes) }
    let coverage = purpose.measuresCoverage ? DocumentCoverage.all(outcomes) : nil
    let paths = RepositoryPaths(of: format == .github ? tests.map(\.path) : [])
    if !tests.isEmpty || format != .text {
      Output.print(format.text(outcomes, coverage, report) { paths.path(of: $0) })
    }
    for problem in problems { options.program.printError(problem) }
    let hasFailed = outcomes.contains { !$0.hasPassed }
    return Run(
      status: problems.isEmpty ? hasFailed ? 1 : 0 : 2,
      files: Set(tests.flatMap { [$0.path] + [$0.documentPath].compactMap(\.self) })
        .union(contexts.projects.loaded.map(\.path)).union(outcomes.flatMap(\.samplePaths)))
  }

  private var report: ReportOptions {
    ReportOptions(
      usesColor: format == .text && Output.usesColor, isQuiet: options.has("--quiet"), failOn: .warning,
      name: options.program.name, version: options.program.version, folder: FileSystem.absolute("."))
  }

  /// Stores the outlines of the screens that differ; returns why some could not be stored.
  private func update(_ outcomes: inout [TestOutcome]) -> [String] {
    var problems: [String] = []
    for outcome in outcomes where !outcome.result.updates.isEmpty {
      let (path, file) = (outcome.test.path, outcome.test.file)
      do throws(FileWritingError) {
        try FileWriter(folder: Paths.folder(of: path)).write(
          file.updatedText(outcome.result.updates), to: path, replacing: file.source.bytes)
        if !options.has("--quiet") {
          Output.error(TerminalText.line("\(path): \(Self.count(outcome.result.updates.count))"))
        }
      } catch {
        problems.append("\(path): \(error.message)")
      }
    }
    return problems
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 outline stored" : "\(number) outlines stored"
  }
}

/// Waits until files change.
private struct FileWatch {
  private var stamps: [String: FileSystem.Stamp?] = [:]

  mutating func watch(_ paths: Set<String>) {
    stamps = [:]
    for path in paths {
      stamps[path] = .some(FileSystem.stamp(path))
      // A new sample or test changes its folder.
      let folder = Paths.folder(of: path)
      stamps[folder] = .some(FileSystem.stamp(folder))
    }
  }

  func waitForChange() async {
    while !stamps.contains(where: { FileSystem.stamp($0.key) != $0.value }) {
      try? await Task.sleep(for: .milliseconds(200))
    }
  }
}
