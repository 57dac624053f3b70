import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsPreview
import Diagnostics
import SourceText

/// The documents that have previews; new versions of them go to the queue of the previews.
struct PreviewedDocuments {
  /// The queue; without it there are no previews.
  let queue: PreviewQueue?
  private let threads: ServerThreads
  /// The documents, each with the stamp of its file; `nil` while the document is open.
  private var stamps: [FileURI: FileSystem.Stamp?] = [:]
  /// The latest reading of each file that is previewed while it is not open.
  private var readings: [FileURI: Task<Void, Never>] = [:]

  init(_ queue: PreviewQueue?, on threads: ServerThreads) {
    self.queue = queue
    self.threads = threads
  }

  func contains(_ uri: FileURI) -> Bool { stamps[uri] != nil }

  /// Records that an open document has previews.
  mutating func add(_ uri: FileURI) { stamps[uri] = .some(nil) }

  /// Starts to watch the file of a closed document that has previews, and its samples.
  mutating func watch(_ uri: FileURI, _ projects: inout ProjectStore) {
    stamps[uri] = .some(FileSystem.stamp(uri.path))
    if uri.isFile {
      projects.watchSamples(of: uri)
      projects.recordNewStamps()
    }
  }

  /// Records that a document has no more previews.
  mutating func remove(_ uri: FileURI) {
    stamps[uri] = nil
    readings[uri] = nil
  }

  /// The documents that are not open and whose files have changed since they were shown.
  func changedFiles(except open: OpenDocuments) -> [FileURI] {
    stamps.compactMap { uri, stamp in
      open[uri] == nil && FileSystem.stamp(uri.path) != stamp ? uri : nil
    }
  }

  /// The documents that are not open.
  func closedDocuments(_ open: OpenDocuments) -> [FileURI] { stamps.keys.filter { open[$0] == nil } }

  /// Shows the newest version of an open document, once that version has been analyzed.
  func show(_ document: OpenDocument) {
    let uri = document.file.source.uri
    guard contains(uri), document.analyzedGeneration == document.generation else { return }
    let snapshot = document.snapshot
    let levels = document.context.checker.levels
    queue?.enqueue(
      .changed { [analyses = document.recentAnalyses, errors = document.errorCount] in
        PreviewInput.all(in: snapshot, analyses, levels: levels, errors: errors)
      }, about: uri, number: document.generation)
  }

  /// Shows the file of a document that is not open, as it is on disk.
  mutating func showFile(of uri: FileURI, _ choice: DrawingChoice, _ projects: ProjectStore, generation: Int)
  {
    readings[uri] = threads.forRequests(about: nil).start { [queue] in
      guard let bytes = try? FileSystem.read(uri.path) else {
        queue?.enqueue(.deleted, about: uri, number: generation)
        return
      }
      var projects = projects
      let source = SourceFile(uri: uri, version: nil, bytes: bytes)
      let snapshot = projects.snapshot(of: source, choice: choice, generation: generation)
      let analyses = await snapshot.analyses()
      let errors = snapshot.drawnErrorCount(await snapshot.diagnostics())
      queue?.enqueue(
        .changed {
          PreviewInput.all(
            in: snapshot, analyses, levels: snapshot.context.checker.levels, errors: errors)
        }, about: uri, number: generation)
    }
  }

  /// Waits until everything has been shown.
  func finish() async {
    for reading in readings.values { await reading.value }
    await queue?.finish()
  }

  /// Closes the previews of a document that is no longer open and is not a file.
  func close(_ uri: FileURI, generation: Int) { queue?.enqueue(.closed, about: uri, number: generation) }
}

extension Settings {
  /// What previews have unless their clients request something else.
  var preview: PreviewOptions {
    PreviewOptions(width: previewWidth ?? PreviewOptions.usualWidth, colorScheme: previewColorScheme)
  }
}
