import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The document on standard input.
struct StandardInput {
  /// The path of a document that has none.
  static let defaultPath = "stdin.clads.json"

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
    /// The text to compare it with; `nil` without one.
    var earlier: [UInt8]?
  }

  private var entries: [Entry] = []

  /// What is done with the files besides checking them.
  struct Configuration: Sendable {
    /// Whether a baseline is to be written.
    var isWritingBaseline = false
    /// How to fix and write the documents; `nil` to leave them as they are.
    var fix: (Fix, FileWriters)?
    /// How to find what is wrong with documents as they are drawn; `nil` not to draw them.
    var screens: ScreenCheck?
  }

  init(_ selection: CheckSelection, _ contexts: inout FileContextFinder) {
    var samples: Set<String> = []
    // A text on standard input replaces the file at its path.
    var given = Set(selection.paths.texts.map { contexts.absolutePath(of: $0.path) })
    let projectText = selection.standardInput.flatMap { Self.projectText($0, &contexts) }
    if let projectText { given.insert(contexts.absolutePath(of: projectText.path)) }
    for document in selection.finder.documents where document.context.kind == .sample {
      samples.insert(document.path)
    }
    for document in selection.finder.documents
    where given.isEmpty || !given.contains(contexts.absolutePath(of: document.path)) {
      add(document.path, .file, document.context, &contexts, &samples)
    }
    for test in selection.finder.tests
    where given.isEmpty || !given.contains(contexts.absolutePath(of: test.path)) {
      add(test.path, .file, test.context, &contexts, &samples)
    }
    if let projectText {
      add(projectText.path, .source(projectText.source), &contexts, &samples)
    } else if let input = selection.standardInput {
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

  /// Returns the text on standard input if it is that of a project file.
  private static func projectText(
    _ input: StandardInput, _ contexts: inout FileContextFinder
  ) -> (path: String, source: SourceFile)? {
    guard contexts.context(of: input.path).kind.named(input.path) == .project,
      case .success(let bytes) = input.contents
    else { return nil }
    let uri = FileURI(path: contexts.absolutePath(of: input.path))
    return (input.path, SourceFile(uri: uri, version: nil, bytes: bytes))
  }

  /// Compares the documents of apps in several versions with their texts in a revision.
  ///
  /// - Throws: `RunError` if no project names its clients, or git does not know the revision.
  mutating func compare(since revision: String) throws(RunError) {
    let isCompared = { (entry: Entry) in !entry.context.project.clients.isEmpty }
    if !entries.isEmpty, !entries.contains(where: isCompared) {
      throw RunError(message: "--since: \(Client.noneNamed)")
    }
    let texts = try EarlierTexts(of: entries.filter(isCompared).map(\.path), since: revision)
    for index in entries.indices where isCompared(entries[index]) {
      entries[index].earlier = texts[entries[index].path]
    }
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
    var source: SourceFile?
    if case .source(let text) = input { source = text }
    add(path, input, Self.contextOfText(at: path, source, &contexts), &contexts, &samples)
  }

  /// Returns the context of a document that is not read from a file.
  private static func contextOfText(
    at path: String, _ source: SourceFile?, _ contexts: inout FileContextFinder
  ) -> FileContext {
    var context = contexts.context(of: path)
    context.kind = context.kind.named(path)
    guard context.kind == .project, let source else { return context }
    return contexts.context(ofProjectFile: source)
  }

  /// Returns the findings in a document that is on a line of standard input.
  static func findings(
    in document: DocumentLines.Document, _ contexts: Monitor<FileContextFinder>, _ texts: CheckedTexts
  ) -> FileFindings {
    let path = document.path
    let (context, hasSamples) = contexts.with { contexts in
      let context = contextOfText(at: path, document.source, &contexts)
      return (context, context.kind.holdsDocuments && contexts.hasSamples(path, context))
    }
    let entry = Entry(path: path, input: .source(document.source), context: context, hasSamples: hasSamples)
    return check(entry, Configuration(), texts)
  }

  /// Adds a document, and those of its samples that cannot be used.
  private mutating func add(
    _ path: String, _ input: Input, _ context: FileContext, _ contexts: inout FileContextFinder,
    _ samples: inout Set<String>
  ) {
    let hasSamples = context.kind.holdsDocuments && contexts.hasSamples(path, context)
    if hasSamples { addSamplesWithFindings(of: path, context, &contexts, &samples) }
    var context = context
    if context.kind == .sample, case .file = input {
      context.translations = SampleFinder.translations(
        ofSampleAt: contexts.absolutePath(of: path), context)
    }
    if context.kind == .test, let source = try? Self.read(input, path) {
      context.testSubject = contexts.testSubject(ofTestAt: path, SyntaxTree.parse(source.bytes))
    }
    add(path, input, context, hasSamples: hasSamples)
  }

  /// Adds the samples of a document that have findings, each once: those that cannot be used, and those that
  /// lack what another language has.
  private mutating func addSamplesWithFindings(
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
    for sample in contexts.incompleteSamples(among: samples, ofDocumentAt: document)
    where seen.insert(sample.path).inserted {
      add(sample.path, .file, sample.context)
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  /// The paths of the files, as printed.
  var paths: [String] { entries.map(\.path) }

  /// Whether some files belong to a project with a baseline.
  var hasBaseline: Bool { entries.contains { $0.context.project.baseline != nil } }

  /// Checks the files in up to `jobs` parallel tasks.
  ///
  /// - Parameters:
  ///   - jobs: the maximum number of tasks.
  ///   - configuration: what is done with the files besides checking them.
  ///   - finish: what the tasks do with the findings in each file, which are then no longer in memory.
  ///   - handle: handles the results of `finish`, in the order of the report.
  func run<Result: Sendable>(
    jobs: Int, _ configuration: Configuration, _ finish: @escaping @Sendable (FileFindings) -> Result,
    _ handle: (Result) -> Void
  ) async {
    // Batches keep the overhead of tasks small for files that take less than a millisecond.
    let maximumSize = 32
    // Results wait for those before them, so no task may be far ahead of the slowest one.
    let maximumDistance = jobs * maximumSize * 4
    let texts = CheckedTexts()
    await withTaskGroup(of: (start: Int, results: [Result]).self) { group in
      var waiting: [Int: [Result]] = [:]
      var (next, handled, running) = (0, 0, 0)
      func startTasks() {
        while running < jobs, next < entries.count, next - handled < maximumDistance {
          // The last batches are small, so that all tasks end at about the same time.
          let size = max(1, min(maximumSize, (entries.count - next) / (jobs * 4)))
          let batch = entries[next..<min(next + size, entries.count)]
          group.addTask {
            guard let screens = configuration.screens else {
              return (batch.startIndex, batch.map { finish(Self.check($0, configuration, texts)) })
            }
            var results: [Result] = []
            for entry in batch {
              results.append(finish(await Self.check(entry, configuration, texts, screens)))
            }
            return (batch.startIndex, results)
          }
          next = batch.endIndex
          running += 1
        }
      }
      startTasks()
      while let batch = await group.next() {
        running -= 1
        waiting[batch.start] = batch.results
        startTasks()
        while let results = waiting.removeValue(forKey: handled) {
          results.forEach(handle)
          handled += results.count
        }
        startTasks()
      }
    }
  }

  /// Returns what is found in a file.
  private static func check(
    _ entry: Entry, _ configuration: Configuration, _ texts: CheckedTexts
  ) -> FileFindings {
    var (findings, source) = found(in: entry, configuration, texts)
    if let source { finish(&findings, source, entry, configuration) }
    return findings
  }

  /// Returns what is found in a file, and in the pictures of its documents.
  private static func check(
    _ entry: Entry, _ configuration: Configuration, _ texts: CheckedTexts, _ screens: ScreenCheck
  ) async -> FileFindings {
    var (findings, source) = found(in: entry, configuration, texts)
    guard let source else { return findings }
    let isUnreadable = findings.diagnostics.contains { $0.id == .invalidUTF8 }
    if entry.context.kind.holdsDocuments, !isUnreadable {
      var context = entry.context
      if entry.hasSamples { context.samples = SampleFinder.samples(of: entry.path, context) }
      let shown = findings.source ?? source
      let drawn = await screens.diagnostics(in: shown, context, known: findings.diagnostics)
      findings.diagnostics +=
        context.project.baseline?.marking(drawn, inFileAt: context.path, shown) ?? drawn
      findings.diagnostics.sort(by: Diagnostic.isOrderedBefore)
    }
    finish(&findings, source, entry, configuration)
    return findings
  }

  /// Returns what is found in a file without drawing it, and its text; `nil` for the text of a file that
  /// cannot be read.
  private static func found(
    in entry: Entry, _ configuration: Configuration, _ texts: CheckedTexts
  ) -> (findings: FileFindings, source: SourceFile?) {
    let source: SourceFile
    do throws(FileReadingError) {
      source = try read(entry.input, entry.path)
    } catch {
      return (FileFindings(unreadable: entry.path, error.message), nil)
    }
    var context = entry.context
    // A file with another name may have been named by mistake.
    let isCertain = FileKind.isCandidate(entry.path) && context.kind != .sample
    if !isCertain, let reason = Sample.refusal(of: source.bytes) {
      return (FileFindings(unreadable: entry.path, reason), nil)
    }
    if case .envelope(let pointers) = context.kind, let problem = Self.emptiness(source, pointers, context) {
      return (FileFindings(unreadable: entry.path, problem), nil)
    }
    if context.kind == .swift, ParsedFile(source).embedded.isEmpty {
      return (FileFindings(unreadable: entry.path, "no string literal is a CLADS document"), nil)
    }
    if entry.hasSamples { context.samples = SampleFinder.samples(of: entry.path, context) }
    var findings: FileFindings
    if let (fix, writers) = configuration.fix, context.kind.holdsDocuments {
      let fixed = context.fixed(source, applying: fix.selection)
      findings = fix.finish(fixed, original: source, path: entry.path, writers)
    } else {
      findings = FileFindings(path: entry.path, source: source)
      findings.duration = ContinuousClock().measure {
        let checked = texts.checked(source, in: context)
        findings.diagnostics = checked.diagnostics
        findings.file.shape = checked.shape
      }
    }
    return (findings, source)
  }

  /// Adds what follows from the findings in a file.
  private static func finish(
    _ findings: inout FileFindings, _ source: SourceFile, _ entry: Entry, _ configuration: Configuration
  ) {
    var context = entry.context
    findings.file.context = context
    findings.file.isUnreadable = findings.diagnostics.contains { $0.id == .invalidUTF8 }
    if configuration.isWritingBaseline || context.project.baseline != nil, let path = context.path {
      findings.file.entries = Baseline.entries(
        for: findings.diagnostics, inFileAt: path, findings.source ?? source)
    }
    if configuration.isWritingBaseline, context.kind != .project { findings.markAsListed() }
    // Only this run finds it, so no baseline lists it.
    if let earlier = entry.earlier {
      if entry.hasSamples { context.samples = SampleFinder.samples(of: entry.path, context) }
      findings.diagnostics += context.raisedMinimum(
        of: findings.source ?? source, findings.diagnostics, since: earlier)
      findings.diagnostics.sort(by: Diagnostic.isOrderedBefore)
    }
    if context.kind != .sample, context.kind != .test {
      findings.file.fixes = FixCounts(findings.diagnostics)
    }
    findings.file.counts = FindingCounts(findings.diagnostics)
  }

  /// Returns the message about an envelope without a document; a pattern may match nothing, and what is not
  /// JSON has other findings.
  private static func emptiness(
    _ source: SourceFile, _ pointers: [String], _ context: FileContext
  ) -> String? {
    if pointers.contains(where: { $0.contains("*") }) { return nil }
    let tree = SyntaxTree.parse(source.bytes)
    guard tree.mistakes.isEmpty, context.roots(in: tree).isEmpty else { return nil }
    let places = listing(pointers, last: "or")
    return "there is no value at \(places), where the project has its document"
  }

  private static func read(_ input: Input, _ path: String) throws(FileReadingError) -> SourceFile {
    let uri = FileURI(path: path)
    return switch input {
    case .file: SourceFile(uri: uri, version: nil, bytes: try FileSystem.read(path))
    case .standardInput(let contents): SourceFile(uri: uri, version: nil, bytes: try contents.get())
    case .source(let source): source
    case .outside: throw .outside
    }
  }
}
