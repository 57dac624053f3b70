import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
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
}

/// The files of one run, each with everything that its findings depend on, in the order of the report.
struct CheckList {
  private enum Input: Sendable {
    case file
    case standardInput
    /// The text of a project file, which has already been read.
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

  init(_ selection: CheckSelection, _ contexts: inout FileContextFinder) {
    var samples: Set<String> = []
    for document in selection.finder.documents {
      let hasSamples =
        document.context.kind.holdsDocuments && contexts.hasSamples(document.path, document.context)
      if hasSamples { addUnusableSamples(of: document, &contexts, &samples) }
      add(document.path, .file, document.context, hasSamples: hasSamples)
    }
    if let name = selection.standardInput {
      var context = contexts.context(of: name)
      if context.kind == .other { context.kind = .document }
      add(name, .standardInput, context)
    }
    for path in selection.finder.projectFiles { _ = contexts.context(of: path) }
    for loaded in contexts.projects.loaded {
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

  /// Adds the samples of a document that cannot be used, each once.
  private mutating func addUnusableSamples(
    of document: DocumentFinder.Found, _ contexts: inout FileContextFinder, _ seen: inout Set<String>
  ) {
    let samples = SampleFinder.samples(of: document.path, document.context)
    for path in contexts.unusableSamples(among: samples, ofDocumentAt: document.path)
    where seen.insert(path).inserted {
      add(path, .file, contexts.context(of: path))
    }
    for path in contexts.unusableSamples(among: samples, ofDocumentAt: document.path, outside: true)
    where seen.insert(path).inserted {
      add(path, .outside, contexts.context(of: path))
    }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// Checks the files in up to `jobs` parallel tasks, and returns the results in order.
  ///
  /// `isPrinted` is whether a finding is to be printed.
  func run(
    jobs: Int, progress: Progress, isWritingBaseline: Bool,
    isPrinted: @escaping @Sendable (Diagnostic) -> Bool
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
        group.addTask { (number, slice.map { Self.check($0, isWritingBaseline, isPrinted) }) }
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
    _ entry: Entry, _ isWritingBaseline: Bool, _ isPrinted: (Diagnostic) -> Bool
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
    if entry.hasSamples { context.samples = SampleFinder.samples(of: entry.path, context) }
    var diagnostics: [Diagnostic] = []
    let duration = ContinuousClock().measure { diagnostics = context.diagnostics(of: source) }
    // Keep the text only for printed findings, or a run over a large folder would hold all files in memory.
    let hasEntries = isWritingBaseline || context.project.baseline != nil
    let entries =
      hasEntries ? context.path.map { Baseline.entries(for: diagnostics, inFileAt: $0, source) } : nil
    return CheckedFile(
      path: entry.path, source: diagnostics.contains(where: isPrinted) ? source : nil,
      diagnostics: diagnostics, context: entry.context, entries: entries ?? [], duration: duration,
      isUnreadable: diagnostics.contains { $0.id == "invalid-utf8" })
  }

  private static func read(_ entry: Entry) throws(FileReadingError) -> SourceFile {
    let uri = FileURI(path: entry.path)
    return switch entry.input {
    case .file: SourceFile(uri: uri, version: nil, bytes: try FileSystem.read(entry.path))
    case .standardInput: SourceFile(uri: uri, version: nil, bytes: try FileSystem.readStandardInput())
    case .source(let source): source
    case .outside: throw .outside
    }
  }
}
