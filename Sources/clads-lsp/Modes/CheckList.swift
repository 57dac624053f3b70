import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The result of checking one file.
struct CheckedFile: Sendable {
  /// The path as printed.
  let path: String
  /// The text; `nil` if no finding about it is printed.
  var source: SourceFile?
  var diagnostics: [Diagnostic] = []
  /// What the findings depend on; `nil` for the file of a baseline.
  var context: FileContext?
  /// The entries of a baseline for all findings, if they are of use.
  var entries: [Baseline.Entry] = []
  /// Why the file could not be read, without its path.
  var problem: String?
  /// How long the check took.
  var duration = Duration.zero
  /// Whether the file is not valid UTF-8, which is its only finding and makes the exit status 2.
  var isUnreadable = false
  /// How many of the findings can be fixed.
  var fixes = FixCounts()
  /// How many findings `--fix` has fixed, by rule.
  var fixed: [DiagnosticID: Int] = [:]
  /// What `--fix` would change, if that is to be printed.
  var difference: String?
  /// Why the fixed text could not be written, without its path.
  var writingProblem: String?
}

/// The document on standard input.
struct StandardInput {
  /// The path that it is checked as.
  let path: String
  let contents: Result<[UInt8], FileReadingError>

  init(path: String) {
    self.path = path
    do throws(FileReadingError) {
      contents = .success(try FileSystem.readStandardInput())
    } catch {
      contents = .failure(error)
    }
  }
}

/// The files of one run, each with everything that its findings depend on, in the order of the report.
struct CheckList {
  private enum Input: Sendable {
    case file
    case standardInput(Result<[UInt8], FileReadingError>)
    /// A text that has already been read.
    case source(SourceFile)
    /// A file that must not be read.
    case outside
  }

  private struct Entry: Sendable {
    /// The path as printed.
    let path: String
    let input: Input
    let context: FileContext
    let hasSamples: Bool
  }

  private var entries: [Entry] = []

  /// What is done with the files besides checking them.
  struct Configuration: Sendable {
    /// Whether a finding is to be printed.
    let isPrinted: @Sendable (Diagnostic) -> Bool
    /// Whether a baseline is to be written.
    var isWritingBaseline = false
    /// How to fix and write the documents; `nil` to leave them as they are.
    var fix: (Fix, FileWriters)?
  }

  init(_ selection: CheckSelection, _ contexts: inout FileContextFinder) {
    var samples: Set<String> = []
    // A text on standard input replaces the file at its path.
    let given = Set(selection.paths.texts.map { contexts.absolutePath(of: $0.path) })
    for document in selection.finder.documents
    where given.isEmpty || !given.contains(contexts.absolutePath(of: document.path)) {
      add(document.path, .file, document.context, &contexts, &samples)
    }
    if let input = selection.paths.standardInput {
      add(input.path, .standardInput(input.contents), &contexts, &samples)
    }
    for text in selection.paths.texts { add(text.path, .source(text.source), &contexts, &samples) }
    for path in selection.finder.projectFiles { _ = contexts.context(of: path) }
    for loaded in contexts.projects.loaded where !given.contains(loaded.absolutePath) {
      var context = contexts.context(of: loaded.path)
      context.kind = .project
      add(loaded.path, .source(loaded.source), context)
    }
    entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(
    _ path: String, _ input: Input, _ context: FileContext, hasSamples: Bool = false
  ) {
    entries.append(Entry(path: path, input: input, context: context, hasSamples: hasSamples))
  }

  /// Adds a document that is not read from a file, with the samples of the file at its path.
  private mutating func add(
    _ path: String, _ input: Input, _ contexts: inout FileContextFinder, _ samples: inout Set<String>
  ) {
    var context = contexts.context(of: path)
    if context.kind == .other { context.kind = .document }
    if context.kind == .project, case .source(let source) = input {
      context = contexts.context(ofProjectFile: source)
    }
    add(path, input, context, &contexts, &samples)
  }

  /// Adds a document, and those of its samples that cannot be used.
  private mutating func add(
    _ path: String, _ input: Input, _ context: FileContext, _ contexts: inout FileContextFinder,
    _ samples: inout Set<String>
  ) {
    let hasSamples = context.kind.holdsDocuments && contexts.hasSamples(path, context)
    if hasSamples { addUnusableSamples(of: path, context, &contexts, &samples) }
    add(path, input, context, hasSamples: hasSamples)
  }

  /// Adds the samples of a document that cannot be used, each once.
  private mutating func addUnusableSamples(
    of document: String, _ context: FileContext, _ contexts: inout FileContextFinder,
    _ seen: inout Set<String>
  ) {
    let samples = SampleFinder.samples(of: document, context)
    for path in contexts.unusableSamples(among: samples, ofDocumentAt: document)
    where seen.insert(path).inserted {
      add(path, .file, contexts.context(of: path))
    }
    for path in contexts.unusableSamples(among: samples, ofDocumentAt: document, outside: true)
    where seen.insert(path).inserted {
      add(path, .outside, contexts.context(of: path))
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// Checks the files in up to `jobs` parallel tasks, and returns the results in the order of the report.
  func run(
    jobs: Int, _ configuration: Configuration, progress: Progress
  ) async -> [CheckedFile] {
    // Batches keep the overhead of tasks small for files that take less than a millisecond.
    let size = 32
    let starts = Array(stride(from: 0, to: entries.count, by: size))
    var results: [[CheckedFile]] = Array(repeating: [], count: starts.count)
    await withTaskGroup(of: (Int, [CheckedFile]).self) { group in
      var next = 0
      func start() {
        guard next < starts.count else { return }
        let number = next
        let slice = entries[starts[number]..<min(starts[number] + size, entries.count)]
        next += 1
        group.addTask { (number, slice.map { Self.check($0, configuration) }) }
      }
      for _ in 0..<min(jobs, starts.count) { start() }
      while let (number, files) = await group.next() {
        results[number] = files
        progress.advance(by: files.count)
        start()
      }
    }
    return results.flatMap { $0 }
  }

  private static func check(
    _ entry: Entry, _ configuration: Configuration
  ) -> CheckedFile {
    let source: SourceFile
    do throws(FileReadingError) {
      source = try read(entry)
    } catch {
      return CheckedFile(path: entry.path, problem: error.message)
    }
    var context = entry.context
    // A file with another name may have been named by mistake.
    let isCertain = FileKind.isCandidate(entry.path) && context.kind != .sample
    if !isCertain, let reason = Sample.refusal(of: source.bytes) {
      return CheckedFile(path: entry.path, problem: reason)
    }
    if case .envelope(let pointers) = context.kind, let problem = Self.emptiness(source, pointers, context) {
      return CheckedFile(path: entry.path, problem: problem)
    }
    if entry.hasSamples { context.samples = SampleFinder.samples(of: entry.path, context) }
    var file: CheckedFile
    if let (fix, writers) = configuration.fix, context.kind.holdsDocuments {
      let fixed = context.fixed(source, applying: fix.selection)
      file = fix.finish(fixed, original: source, path: entry.path, writers)
    } else {
      file = CheckedFile(path: entry.path, source: source)
      file.duration = ContinuousClock().measure { file.diagnostics = context.diagnostics(of: source) }
    }
    if context.kind != .sample { file.fixes = FixCounts(file.diagnostics) }
    file.context = entry.context
    if configuration.isWritingBaseline || context.project.baseline != nil, let path = context.path {
      file.entries = Baseline.entries(for: file.diagnostics, inFileAt: path, file.source ?? source)
    }
    // Keep the text only for printed findings, or a run over a large folder would hold all files in memory.
    if !file.diagnostics.contains(where: configuration.isPrinted) { file.source = nil }
    file.isUnreadable = file.diagnostics.contains { $0.id == "invalid-utf8" }
    return file
  }

  /// Returns the message about an envelope without a document; a pattern may match nothing, and what is not
  /// JSON has other findings.
  private static func emptiness(
    _ source: SourceFile, _ pointers: [String], _ context: FileContext
  ) -> String? {
    if pointers.contains(where: { $0.contains("*") }) { return nil }
    let tree = SyntaxTree.parse(source.bytes)
    guard tree.errors.isEmpty, context.roots(in: tree).isEmpty else { return nil }
    let places = listing(pointers, last: "or")
    return "there is no value at \(places), where the project has its document"
  }

  private static func read(_ entry: Entry) throws(FileReadingError) -> SourceFile {
    let uri = FileURI(path: entry.path)
    return switch entry.input {
    case .file: SourceFile(uri: uri, version: nil, bytes: try FileSystem.read(entry.path))
    case .standardInput(let contents): SourceFile(uri: uri, version: nil, bytes: try contents.get())
    case .source(let source): source
    case .outside: throw .outside
    }
  }
}
