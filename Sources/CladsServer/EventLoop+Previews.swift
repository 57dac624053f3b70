import CladsLanguageService
import CladsPreview
import SourceText

extension EventLoop {
  /// Records whether a document has previews.
  mutating func handle(_ change: PreviewHost.DocumentEvent) {
    switch change {
    case .opened(let uri):
      if documents[uri] == nil {
        previews.watch(uri, &projects)
      } else {
        previews.add(uri)
        // An edit or new findings may have arrived while the preview opened; the host ignores what it already
        // shows.
        refreshPreviews(of: uri)
      }
    case .closed(let uri):
      previews.remove(uri)
      // A closed preview frees memory, which the next quiet tick returns to the system.
      _ = documents.nextGeneration()
    }
  }

  /// Shows the newest version of an open document in its previews, once that version has been analyzed.
  func refreshPreviews(of uri: FileURI) {
    if let document = documents[uri] { previews.show(document) }
  }

  /// Shows the file on disk in the previews of a document that is not open.
  mutating func refreshPreviewsFromDisk(of uri: FileURI) {
    guard previews.contains(uri), documents[uri] == nil else { return }
    guard uri.isFile else { return previews.close(uri, generation: documents.generation) }
    previews.watch(uri, &projects)
    let generation = documents.nextGeneration()
    previews.showFile(
      of: uri, documents.choice(for: uri), projects, generation: generation)
  }

  /// Draws a document with another sample, or as another client draws it.
  mutating func choose(_ part: DrawingChoice.Part, for uri: FileURI) {
    documents.choose(documents.choice(for: uri).changing(part), for: uri)
    refreshPreviews(of: uri)
    refreshPreviewsFromDisk(of: uri)
    client.refreshInlayHints()
  }
}
