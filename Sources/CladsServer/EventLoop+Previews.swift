import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsPreview
import CladsProject
import CladsRules
import Diagnostics
import SourceText

extension EventLoop {
  /// Records whether a document has previews.
  mutating func handle(_ change: PreviewHost.News) {
    switch change {
    case .opened(let uri):
      if documents[uri] == nil {
        watch(uri)
      } else {
        previewed[uri] = .some(nil)
        // An edit or new findings may have arrived while the preview opened; the host ignores what it already
        // shows.
        refreshPreviews(of: uri)
      }
    case .closed(let uri):
      previewed[uri] = nil
      // A closed preview frees memory, which the next quiet tick returns to the system.
      generation += 1
    }
  }

  /// Shows the newest version of an open document in its previews, once that version has been analyzed.
  func refreshPreviews(of uri: FileURI) {
    guard previewed[uri] != nil, let document = documents[uri],
      document.analyzedGeneration == document.generation
    else { return }
    let snapshot = document.snapshot
    let levels = document.context.checker.levels
    previewQueue?.enqueue(
      .changed { [analyses = document.recentAnalyses, errors = document.errorCount] in
        PreviewSubject(snapshot, analyses, levels: levels, errors: errors)
      }, about: uri, number: document.generation)
  }

  /// Shows the file on disk in the previews of a document that is not open.
  mutating func refreshPreviewsFromDisk(of uri: FileURI) {
    guard previewed[uri] != nil, documents[uri] == nil else { return }
    guard uri.isFile else {
      previewQueue?.enqueue(.closed, about: uri, number: generation)
      return
    }
    watch(uri)
    generation += 1
    _ = threads.forRequests(about: nil).start {
      [previewQueue, projects, number = generation, chosen = selectedSamples[uri] ?? Sample.initialName] in
      guard let bytes = try? FileSystem.read(uri.path) else {
        previewQueue?.enqueue(.deleted, about: uri, number: number)
        return
      }
      var projects = projects
      let source = SourceFile(uri: uri, version: nil, bytes: bytes)
      let snapshot = projects.snapshot(of: source, selectedSample: chosen, generation: number)
      let analyses = await snapshot.analyses()
      let errors = await snapshot.diagnostics().count { $0.severity == .error }
      previewQueue?.enqueue(
        .changed {
          PreviewSubject(snapshot, analyses, levels: snapshot.context.checker.levels, errors: errors)
        }, about: uri, number: number)
    }
  }

  /// Starts to watch the file of a previewed document, and its samples.
  private mutating func watch(_ uri: FileURI) {
    previewed[uri] = .some(FileSystem.stamp(uri.path))
    if uri.isFile { projects.watchSamples(of: uri) }
  }

  /// Shows the files on disk again in the previews of those closed documents for which `isChanged` returns
  /// true.
  mutating func refreshPreviewsFromDisk(_ isChanged: (FileURI, FileSystem.Stamp?) -> Bool) {
    for (uri, stamp) in previewed where documents[uri] == nil && isChanged(uri, stamp) {
      refreshPreviewsFromDisk(of: uri)
    }
  }
}

extension PreviewDefaults {
  /// Reads the defaults from the user's settings; an unknown color scheme is ignored.
  init(_ settings: Settings) {
    self.init(
      width: settings.previewWidth,
      colorScheme: settings.previewColorScheme.flatMap { PreviewColorScheme(rawValue: $0) })
  }
}
