import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The files that the client has open, and what the user has chosen to draw documents with.
///
/// The URI of a document is spelled as the client has opened it, whatever it is called in later messages.
struct OpenDocuments {
  private let threads: ServerThreads
  private let events: AsyncStream<Event>.Continuation
  private var documents: [FileURI: OpenDocument] = [:]
  /// What the user has chosen, by document.
  private(set) var choices: [FileURI: DrawingChoice] = [:]
  /// Incremented with every change of anything that results depend on.
  private(set) var generation = 0

  init(on threads: ServerThreads, events: AsyncStream<Event>.Continuation) {
    self.threads = threads
    self.events = events
  }

  subscript(uri: FileURI) -> OpenDocument? { documents[uri] }

  var all: some Collection<OpenDocument> { documents.values }
  var uris: some Collection<FileURI> { documents.keys }
  var snapshots: [FileURI: DocumentSnapshot] { documents.mapValues(\.snapshot) }

  /// Returns the text of the file at an absolute path; `nil` if it is not open.
  func file(at path: String) -> ParsedFile? { documents.file(at: path, \.file) }

  /// Returns a generation that is newer than all others.
  mutating func nextGeneration() -> Int {
    generation += 1
    return generation
  }

  /// Stores a version of a file, and starts the work on it; what is known about the version before is kept
  /// until that is done.
  mutating func update(
    _ file: ParsedFile, languageId: String, _ context: FileContext, _ encoder: DiagnosticEncoder,
    projects: Int, after old: OpenDocument? = nil
  ) {
    let uri = file.source.uri
    let generation = nextGeneration()
    let known = old.flatMap { $0.known.projects == projects ? $0.known.version : nil } ?? DocumentWork.Known()
    let work = DocumentWork(
      file, context, generation: generation, encoder: encoder, known: known, on: threads, events: events)
    let isSameText = old?.file.tree.isIdentical(to: file.tree) ?? false
    var document = OpenDocument(
      file: file, languageId: languageId, context: context, generation: generation,
      textGeneration: isSameText ? old?.textGeneration ?? generation : generation, work: work,
      published: (old ?? documents[uri])?.published, choice: choice(for: uri))
    if let old { document.copyResults(of: old) }
    documents[uri] = document
  }

  /// Removes a file and returns it.
  mutating func remove(_ uri: FileURI) -> OpenDocument? { documents.removeValue(forKey: uri) }

  /// Stores the analyses of a generation; returns whether it is the current one.
  mutating func store(_ analyses: [Analysis], of uri: FileURI, _ generation: Int) -> Bool {
    guard documents[uri]?.generation == generation else { return false }
    documents[uri]?.recentAnalyses = analyses
    documents[uri]?.analyzedGeneration = generation
    return true
  }

  /// Stores the findings in a generation, with that of the projects; returns whether it is the current one.
  mutating func store(
    _ findings: DocumentWork.Findings, of uri: FileURI, _ generation: Int, projects: Int
  ) -> Bool {
    guard let document = documents[uri], document.generation == generation else { return false }
    let diagnostics = findings.diagnostics
    documents[uri]?.diagnostics = diagnostics
    let known = DocumentWork.Known(embedded: findings.embedded, version: findings.version)
    documents[uri]?.known = (known, projects)
    documents[uri]?.errorCount = document.snapshot.drawnErrorCount(diagnostics)
    return true
  }

  /// Records the findings in the current version that were sent to the client.
  mutating func setPublished(_ diagnostics: LSPAny, of uri: FileURI) {
    let version = documents[uri]?.file.source.version
    documents[uri]?.published = (diagnostics, version)
  }

  /// What a document is drawn with.
  func choice(for uri: FileURI) -> DrawingChoice { choices[uri] ?? .usual }

  /// Draws a document with something else from now on.
  mutating func choose(_ choice: DrawingChoice, for uri: FileURI) {
    choices[uri] = choice == .usual ? nil : choice
    documents[uri]?.choice = choice
    if let document = documents[uri], let diagnostics = document.diagnostics {
      documents[uri]?.errorCount = document.snapshot.drawnErrorCount(diagnostics)
    }
  }

  /// Cancels the work on all documents.
  func cancelWork() {
    for document in documents.values { document.work.cancel() }
  }

  /// Waits until all documents have been checked.
  func finishWork() async {
    for document in documents.values { _ = await document.work.findings.value }
  }
}
