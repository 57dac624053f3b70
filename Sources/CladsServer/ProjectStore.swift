import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The project files in use, and the contexts of files that follow from them.
struct ProjectStore: Sendable {
  /// The name of the server, for messages.
  private let program: String
  /// What the server's plugins register.
  private let vocabulary: Vocabulary?
  /// The contexts of files, with the settings and the texts of open project files.
  private(set) var contexts = FileContextFinder()
  private var texts: [String: [UInt8]] = [:]
  /// The path of the only project file, if the user has chosen one.
  private(set) var file: String?
  /// Whether Swift files may hold documents in this session.
  var hasSwiftDocuments = true
  private var rules: [String: RuleLevel] = [:]
  /// The user's choice of a renderer; `nil` leaves it to the project file.
  private var renderer: RendererName?
  /// The samples of documents, by the paths of the documents.
  private var knownSamples: [String: [Sample]] = [:]
  private var sampleTexts: [String: [UInt8]] = [:]
  /// The documents of tests, by path, so that they are not analyzed again with every change of a test.
  private var testedDocuments: [String: TestedDocument] = [:]
  /// Incremented with every change of a project.
  private(set) var generation = 0
  /// The stamps of the project files from when they were first used, or the last change was noticed.
  private var knownStamps: [String: FileSystem.Stamp?] = [:]
  /// The number of folders whose project files have stamps; `nil` after the projects were read again.
  private var stampedFolderCount: Int?
  /// The stamps of the samples and their folders from when they were read.
  private var readStamps: [String: FileSystem.Stamp?] = [:]

  init(program: String = "clads-lsp", vocabulary: Vocabulary? = nil) {
    self.program = program
    self.vocabulary = vocabulary
    reload()
  }

  /// Applies the user's settings; the path of a project file is relative to the first folder of the
  /// workspace.
  mutating func apply(_ settings: Settings, folders: [FileURI]) {
    file = settings.project.map { Paths.join(folders.first?.path ?? ".", $0) }
    renderer = settings.renderer
    rules = settings.rules.compactMapValues { RuleLevelName(rawValue: $0)?.level }
    reload()
  }

  /// Sets the text of an open project file, unless it has syntax errors; `nil` returns to the file on disk.
  ///
  /// Returns whether the text has changed.
  mutating func setText(_ file: ParsedFile?, ofProjectAt path: String) -> Bool {
    let path = FileSystem.absolute(path)
    if let file, !file.tree.mistakes.isEmpty { return false }
    guard texts[path] != file?.source.bytes else { return false }
    texts[path] = file?.source.bytes
    reload()
    return true
  }

  /// Sets the text of an open sample; `nil` returns to the file on disk. Returns whether the text has
  /// changed.
  mutating func setText(_ file: ParsedFile?, ofSampleAt path: String) -> Bool {
    let path = FileSystem.absolute(path)
    guard sampleTexts[path] != file?.source.bytes else { return false }
    sampleTexts[path] = file?.source.bytes
    invalidateSamples()
    return true
  }

  /// Whether a sample that was read, or a folder in which a new one may appear, has changed since.
  var haveSamplesChanged: Bool { readStamps.contains { FileSystem.stamp($0.key) != $0.value } }

  private mutating func invalidateSamples() {
    knownSamples = [:]
    testedDocuments = [:]
    readStamps = [:]
    contexts.invalidateSamples()
  }

  /// Reads the samples of the known documents again, and returns whether any has changed.
  mutating func refreshSamples() -> Bool {
    let old = knownSamples
    invalidateSamples()
    for path in old.keys { _ = samples(of: path, contexts.context(of: path)) }
    return knownSamples != old
  }

  private mutating func samples(of path: String, _ context: FileContext) -> [Sample] {
    let path = contexts.absolutePath(of: path)
    if let known = knownSamples[path] { return known }
    let folder = Paths.folder(of: path)
    // Stamps are taken before the files are read, so that a change meanwhile is noticed.
    if readStamps[folder] == nil { readStamps[folder] = FileSystem.stamp(folder) }
    let found =
      contexts.hasSamples(path, context)
      ? SampleFinder.samples(of: path, context, texts: sampleTexts) : [Sample.initial]
    knownSamples[path] = found
    for sample in found {
      if let path = sample.path { readStamps[path] = FileSystem.stamp(path) }
    }
    return found
  }

  /// Records the stamps of the samples of a document on disk, so that `haveSamplesChanged` covers them.
  mutating func watchSamples(of uri: FileURI) {
    _ = context(of: ParsedFile(SourceFile(uri: uri, version: nil, bytes: [])), languageId: "")
  }

  /// Reads the project files again when they are next needed.
  mutating func reload() {
    // Swift files that have not changed are not read again.
    contexts = FileContextFinder(project: file, vocabulary: vocabulary, texts: texts, after: contexts) {
      [rules, renderer, program] project in
      project.program = program
      project.rules.merge(rules) { _, set in set }
      if let renderer { project.renderer = renderer.renderer }
    }
    // No client is sent the pointers of findings.
    contexts.writesPointers = false
    stampedFolderCount = nil
    invalidateSamples()
  }

  /// Reads again which documents are destinations, and returns whether that has changed.
  mutating func refreshDestinations() -> Bool { contexts.refreshDestinations() }

  /// Reads the Swift files of the projects again, and returns whether they register anything else than
  /// before; if not, everything stays as it was.
  mutating func rereadSources() -> Bool {
    var fresh = self
    fresh.reload()
    for loaded in contexts.projects.loaded { _ = fresh.contexts.context(of: loaded.absolutePath) }
    let sources = contexts.projects.loaded.map { ($0.absolutePath, $0.project.sources) }
    let new = Dictionary(
      fresh.contexts.projects.loaded.map { ($0.absolutePath, $0.project.sources) },
      uniquingKeysWith: { first, _ in first })
    let isSame = sources.allSatisfy { path, old in
      guard let old else { return true }
      return new[path].flatMap { $0 }?.showsSame(as: old) ?? false
    }
    if isSame { return false }
    self = fresh
    return true
  }

  /// The stamps of the project files in use, of the paths where one may appear, and of the files that they
  /// name.
  var stamps: [String: FileSystem.Stamp?] {
    var stamps: [String: FileSystem.Stamp?] = [:]
    for path in contexts.projects.candidates { stamps[path] = FileSystem.stamp(path) }
    for loaded in contexts.projects.loaded {
      let path = loaded.absolutePath
      stamps[path] = FileSystem.stamp(path)
      for name in loaded.project.companions + (loaded.project.sources?.folders ?? []) {
        let path = Paths.join(loaded.folder, name)
        stamps[path] = FileSystem.stamp(path)
      }
    }
    return stamps
  }

  /// Starts a new generation.
  mutating func recordChange() { generation += 1 }

  /// Records the stamps of the project files, and returns the paths that have changed since the last time.
  @discardableResult
  mutating func recordStamps() -> [String] {
    let stamps = stamps
    defer { knownStamps = stamps }
    return knownStamps.filter { path, stamp in stamps[path].map { $0 != stamp } ?? false }.map(\.key)
  }

  /// Records the stamps of project files that have been read since the last time, so that a change before the
  /// next poll is noticed.
  mutating func recordNewStamps() {
    let count = contexts.projects.searchedFolderCount
    guard count != stampedFolderCount else { return }
    stampedFolderCount = count
    knownStamps.merge(stamps) { known, _ in known }
  }

  /// Returns whether a path is that of a Swift file of a project, or of a folder with some.
  func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift")
      || contexts.projects.loaded.contains { loaded in
        loaded.project.sources?.folders.contains { Paths.join(loaded.folder, $0) == path } ?? false
      }
  }

  /// Returns whether a file at an absolute path matches a pattern of a project; the file may be new.
  func mayBeCompanion(_ path: String) -> Bool {
    contexts.projects.loaded.contains { loaded in
      guard let relative = Paths.relative(path, to: loaded.folder) else { return false }
      return relative == loaded.project.baselinePath
        || (loaded.project.companionPatterns + loaded.project.assetPatterns + loaded.project.sourcePatterns)
          .contains { $0.matches(relative) }
    }
  }

  /// Returns whether a file at an absolute path is a sample of some document.
  func isSample(_ path: String) -> Bool {
    if path.hasSuffix(FileKind.sampleExtension) { return true }
    return contexts.projects.loaded.contains { loaded in
      guard let relative = Paths.relative(path, to: loaded.folder) else { return false }
      return loaded.project.isSample(relative)
    }
  }

  /// Messages about project files that could not be read.
  var problems: [String] { contexts.projects.problems }

  /// The project files in use, by absolute path.
  var projectFiles: [String] { contexts.projects.loaded.map(\.absolutePath) }

  /// Returns the context of a file, with its samples.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - languageId: what the client takes it for.
  ///   - open: returns the text of a file at an absolute path that the client has open.
  /// - Returns: the context.
  mutating func context(
    of file: ParsedFile, languageId: String, open: (String) -> ParsedFile? = { _ in nil }
  ) -> FileContext {
    let uri = file.source.uri
    func isDocument() -> Bool { FileKind.isDocument(file.tree, languageId: languageId) }
    guard uri.isFile else {
      return contexts.context(ofUnsavedFileNamed: Paths.name(of: uri.path), orIf: isDocument())
    }
    var context = contexts.context(of: uri.path, orIf: isDocument())
    if context.kind == .swift, !hasSwiftDocuments { context.kind = .other }
    if context.kind == .project { return contexts.context(ofProjectFile: file.source) }
    if context.kind.holdsDocuments { context.samples = samples(of: uri.path, context) }
    if context.kind == .sample { addTranslations(to: &context, ofSampleAt: uri.path) }
    if context.kind == .test { addSubject(to: &context, of: file, open: open) }
    return context
  }

  /// Adds what a test is of to its context.
  mutating func addSubject(
    to context: inout FileContext, of file: ParsedFile, open: (String) -> ParsedFile? = { _ in nil }
  ) {
    context.testSubject = contexts.testSubject(
      ofTestAt: file.source.uri.path, file.tree,
      samples: { [sampleTexts] in SampleFinder.samples(of: $0, $1, texts: sampleTexts) }, open: open)
    guard let document = context.testSubject.document else { return }
    // From now on, a change of a sample of the document is noticed.
    _ = samples(of: document.path, document.context)
    if let known = testedDocuments[document.path], known.file.source.version == document.file.source.version,
      known.file.source.bytes == document.file.source.bytes
    {
      context.testSubject = .document(known)
    } else {
      testedDocuments[document.path] = document
    }
  }

  /// Returns the context of a file on disk whose name or project says what it is, with its samples; that of a
  /// project file is not yet the one of its text.
  mutating func context(ofFileAt path: String) -> FileContext {
    var context = contexts.context(of: path)
    if context.kind == .swift, !hasSwiftDocuments { context.kind = .other }
    if context.kind.holdsDocuments { context.samples = samples(of: path, context) }
    if context.kind == .sample { addTranslations(to: &context, ofSampleAt: path) }
    return context
  }

  private mutating func addTranslations(to context: inout FileContext, ofSampleAt path: String) {
    let path = contexts.absolutePath(of: path)
    context.translations = SampleFinder.translations(ofSampleAt: path, context, texts: sampleTexts)
  }

  /// Returns the paths of the samples of a file that have findings: those that cannot be used, and those that
  /// lack what another language has.
  mutating func samplesWithFindings(of path: String, _ context: FileContext) -> [String] {
    contexts.unusableSamples(among: context.samples, ofDocumentAt: path)
      + contexts.incompleteSamples(among: context.samples, ofDocumentAt: path).map(\.path)
  }

  /// Returns a snapshot of a file that is not open.
  mutating func snapshot(
    of source: SourceFile, choice: DrawingChoice = .usual, generation: Int = 0,
    open: (String) -> ParsedFile? = { _ in nil }
  ) -> DocumentSnapshot {
    .computing(
      source, context(of: ParsedFile(source), languageId: "", open: open), choice: choice,
      generation: generation)
  }
}
