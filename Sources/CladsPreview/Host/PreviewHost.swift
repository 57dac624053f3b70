package import CladsDocument
import CladsProject
package import CladsRendering
package import SourceText
package import TextUI

/// The open previews of all documents, by name; a document may have several.
///
/// A frame that is returned from a call is also published, with the same revision, so that every view of the
/// preview receives it.
@MainActor
package final class PreviewHost {
  /// A change to the set of documents with open previews.
  package enum DocumentEvent: Sendable, Hashable {
    /// The first preview of a document was opened.
    case opened(FileURI)
    /// The last preview of a document was closed.
    case closed(FileURI)
  }

  /// What a client gets of the previews other than by `publish`.
  package enum ClientEvent: Sendable {
    /// The first frame of a preview, which is not published, is in the response to its command.
    case returned(PreviewFrame)
    /// The preview with this name was closed.
    case closed(String)
  }

  private var openings = 0
  private var previews: [String: OpenPreview] = [:]
  /// The user's settings, of which the width and the color scheme count where the client requests none.
  private var settings = PreviewOptions()
  /// Creates the session of a preview.
  package nonisolated let makeSession: PreviewSessionFactory
  private let publish: @MainActor (PreviewFrame) -> Void
  private let onDocumentEvent: @MainActor (DocumentEvent) -> Void
  private let onClientEvent: @MainActor (ClientEvent) -> Void

  /// Creates a host without previews.
  ///
  /// - Parameters:
  ///   - makeSession: creates the session of a preview.
  ///   - publish: sends frames to the client.
  ///   - onDocumentEvent: is called when a document gets its first preview or loses its last one.
  ///   - onClientEvent: is called with what the client gets otherwise.
  package init(
    makeSession: @escaping PreviewSessionFactory,
    publish: @escaping @MainActor (PreviewFrame) -> Void,
    onDocumentEvent: @escaping @MainActor (DocumentEvent) -> Void = { _ in },
    onClientEvent: @escaping @MainActor (ClientEvent) -> Void = { _ in }
  ) {
    self.makeSession = makeSession
    self.publish = publish
    self.onDocumentEvent = onDocumentEvent
    self.onClientEvent = onClientEvent
  }

  /// The names of the open previews, sorted.
  package var names: [String] { previews.keys.sorted() }

  /// Returns which document of a Swift file the preview with a name shows; `nil` for any other file.
  package func place(of name: String, in uri: FileURI) -> EmbeddedPlace? {
    guard let preview = previews[name], preview.input.uri == uri else { return nil }
    return preview.input.place
  }

  /// Returns a node of the picture that a preview shows, with its rectangle; `nil` if it is out of sight.
  ///
  /// - Parameters:
  ///   - pointer: The JSON pointer of the node.
  ///   - instance: The indices of the repetitions around it, outermost first.
  ///   - name: The name of the preview.
  ///   - uri: The document that it shows.
  /// - Returns: The resolved node, which sections do not have, and its rectangle in points.
  package func drawn(
    _ pointer: String, _ instance: [Int], in name: String, of uri: FileURI
  ) -> (node: RenderNode?, frame: SceneRect)? {
    guard let preview = previews[name], preview.input.uri == uri, let picture = preview.frame?.picture,
      let index = picture.nodes.firstIndex(where: { $0.pointer == pointer && $0.instance == instance }),
      let area = picture.scene.areas.first(where: { $0.node == index })
    else { return nil }
    return (picture.nodes[index].node, area.frame)
  }

  /// Opens a preview, or changes the options of the open one with this name and keeps its state.
  ///
  /// - Parameters:
  ///   - name: the name of the preview.
  ///   - input: the document to show.
  ///   - update: changes what the client asks of the preview.
  /// - Returns: the frame.
  /// - Throws: `PreviewError.closed` if the preview was closed before its first frame was drawn, or what
  ///   `update` throws.
  package func open(
    _ name: String, _ input: PreviewInput, _ update: @Sendable (inout PreviewRequest) throws -> Void
  ) async throws -> PreviewFrame {
    if let preview = previews[name], preview.input.isVersion(of: input) {
      try update(&preview.request)
      if preview.input.client != input.client, preview.input.number <= input.number {
        preview.input = input
        preview.notice = nil
        show(preview)
      }
      return try await redraw(preview)
    }
    var request = PreviewRequest()
    try update(&request)
    // A preview that shows another document of the same file goes on counting.
    let former = previews[name].map { $0.input.uri == input.uri ? $0.revision : 0 } ?? 0
    await close(name)
    let options = request.options(settings, for: input)
    let session = makeSession(options, request.input(input))
    openings += 1
    let preview = OpenPreview(
      name: name, opening: openings, session: session, firstRevision: former + 1, input: input,
      request: request, options: options)
    previews[name] = preview
    session.onChange = { [weak self, weak preview] frame in
      guard let self, let preview, previews[name] === preview else { return }
      record(frame, preview)
    }
    onDocumentEvent(.opened(input.uri))
    return try await inOneTurn { [self] () async throws(PreviewError) in
      await session.start()
      try check(preview)
      let frame = preview.record(session.frame())
      // A newer version may have arrived in the meantime.
      if preview.isOutdated { show(preview) }
      return frame
    }
  }

  /// Draws what has changed after a request.
  private func redraw(_ preview: OpenPreview) async throws(PreviewError) -> PreviewFrame {
    let frame = draw(preview)
    if let wanted = preview.chosenInput.sample?.name, let shown = frame ?? preview.frame,
      shown.sample != wanted
    {
      return try await inOneTurn { [self] () async throws(PreviewError) in
        await preview.session.choose(sample: wanted)
        try check(preview)
        return record(preview.session.frame(), preview)
      }
    }
    if let frame { return record(frame, preview) }
    if let frame = preview.frame { return preview.record(frame) }
    // Another call is still waiting for the first frame.
    return preview.record(preview.session.change(preview.options))
  }

  /// Shows a newer version of a document in all its previews.
  package func refresh(_ input: PreviewInput) {
    refresh(input.uri, with: [input], number: input.number)
  }

  /// Shows a newer version of a file in the previews of its documents.
  package func refresh(_ uri: FileURI, with inputs: [PreviewInput], number: Int) {
    for preview in previews(of: uri) {
      guard let input = preview.input.newest(among: inputs) else {
        if preview.input.place != nil {
          keepLastFrame(of: preview, number: number, "the document is gone; this is its last version")
        }
        continue
      }
      guard preview.input.isOlder(than: input) else { continue }
      preview.input = input
      preview.notice = nil
      show(preview)
    }
  }

  /// Keeps the last frames of a document that was deleted, with a notice in their banners. Previews that show
  /// a version newer than `number` are left alone.
  package func fileDeleted(_ uri: FileURI, number: Int) {
    for preview in previews(of: uri) {
      keepLastFrame(of: preview, number: number, "the file was deleted; this is its last version")
    }
  }

  private func keepLastFrame(of preview: OpenPreview, number: Int, _ notice: String) {
    guard preview.notice == nil, preview.input.number <= number else { return }
    preview.notice = notice
    preview.input.number = number
    if let frame = preview.frame { record(frame, preview) }
  }

  /// Applies changed settings of the user to all previews.
  package func apply(_ new: PreviewOptions) {
    guard new != settings else { return }
    settings = new
    for name in names {
      if let preview = previews[name], let frame = draw(preview) { record(frame, preview) }
    }
  }

  /// Sends a user event to a preview and runs the actions that it triggers.
  ///
  /// - Throws: A `PreviewError` if there is no such preview, or nothing in it handles the event.
  package func send(_ event: PreviewEvent, to name: String, of uri: FileURI) async throws -> PreviewFrame {
    let preview = try preview(name, of: uri)
    return try await act(in: preview) { session in
      guard let recording = preview.recording else { return try await session.send(event) }
      try await recording.send(event, to: session)
    }
  }

  /// Runs actions in a preview and draws what follows from them.
  func act(
    in preview: OpenPreview, _ body: @escaping @MainActor (PreviewSession) async throws -> Void
  ) async throws -> PreviewFrame {
    try await inOneTurn { [self] in
      try await body(preview.session)
      try check(preview)
      return record(preview.session.frame(), preview)
    }
  }

  /// Restarts a preview with the options that its client asks for now.
  func restart(_ preview: OpenPreview) async throws(PreviewError) -> PreviewFrame {
    _ = draw(preview)
    return try await inOneTurn { [self] () async throws(PreviewError) in
      preview.session.journal = preview.recording == nil ? nil : SessionJournal()
      await preview.session.reset()
      try check(preview)
      return record(preview.session.frame(), preview)
    }
  }

  /// Sends the frame of a preview again, because what is said about it has changed.
  func publishAgain(_ preview: OpenPreview) -> PreviewFrame { record(preview.session.frame(), preview) }

  /// Sets a value in the state of a preview.
  ///
  /// - Throws: A `PreviewError` if there is no such preview, or the path is not writable.
  package func setState(
    _ path: String, _ value: Document.StateValue, in name: String, of uri: FileURI
  ) throws -> PreviewFrame {
    let preview = try preview(name, of: uri)
    let session = preview.session
    let frame =
      try preview.recording?.setState(path, value, in: session) ?? session.setState(path, value)
    return record(frame, preview)
  }

  /// Shows other rows of a preview.
  ///
  /// - Throws: `PreviewError.closed` if there is no such preview.
  package func scroll(
    to visible: VisibleRows, in name: String, of uri: FileURI
  ) throws(PreviewError) -> PreviewFrame {
    let preview = try preview(name, of: uri)
    preview.request.options.visible = visible
    if let frame = draw(preview) { return record(frame, preview) }
    return preview.sentFrame ?? record(preview.session.change(preview.options), preview)
  }

  /// Returns the distance in points by which the picture of a preview must be scrolled so that the innermost
  /// node around an offset of the document is in sight; `nil` if it is, or cannot be brought there.
  ///
  /// - Throws: `PreviewError.closed` if there is no such preview.
  package func scroll(
    showing offset: TextOffset, in name: String, of uri: FileURI
  ) throws(PreviewError) -> Double? {
    try preview(name, of: uri).session.scroll(showing: offset)
  }

  /// Sends the newest frame of a preview again, whole.
  ///
  /// - Throws: `PreviewError.closed` if there is no such preview.
  package func resend(_ name: String, of uri: FileURI) throws(PreviewError) -> PreviewFrame {
    let preview = try preview(name, of: uri)
    let frame = preview.frame ?? preview.session.change(preview.options)
    return record(frame, preview, isWhole: true)
  }

  /// Notes that a response contains a frame; those that were published too do not matter.
  package func hasReturned(_ frame: PreviewFrame) {
    if let preview = previews[frame.preview], preview.opening == frame.opening,
      preview.firstRevision == frame.revision
    {
      onClientEvent(.returned(frame))
    }
  }

  /// Restarts a preview from its sample.
  ///
  /// - Throws: `PreviewError.closed` if there is no such preview.
  package func reset(_ name: String, of uri: FileURI) async throws(PreviewError) -> PreviewFrame {
    let preview = try preview(name, of: uri)
    return try await inOneTurn { [self] () async throws(PreviewError) in
      await preview.session.reset()
      try check(preview)
      return record(preview.session.frame(), preview)
    }
  }

  /// Runs actions and draws what follows from them in a task that prefers no threads. In one that does, every
  /// call would let others have a turn on the main actor, and an edit would cancel the rest of the actions.
  private func inOneTurn<Failure: Error>(
    _ body: @escaping @MainActor () async throws(Failure) -> PreviewFrame
  ) async throws(Failure) -> PreviewFrame {
    let task = Task { @MainActor () async -> Result<PreviewFrame, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try await task.value.get()
  }

  /// Closes the preview with this name, if there is one, and stops its session.
  package func close(_ name: String) async {
    guard let preview = previews.removeValue(forKey: name) else { return }
    preview.session.onChange = nil
    onClientEvent(.closed(name))
    if previews(of: preview.input.uri).isEmpty { onDocumentEvent(.closed(preview.input.uri)) }
    await preview.session.stop()
  }

  /// Closes the preview with this name if it shows this document.
  package func close(_ name: String, of uri: FileURI) async {
    if previews[name]?.input.uri == uri { await close(name) }
  }

  /// Closes all previews of a document.
  package func closeAll(of uri: FileURI) async {
    for preview in previews(of: uri) { await close(preview.name) }
  }

  package func closeAll() async {
    for name in names { await close(name) }
  }

  private func previews(of uri: FileURI) -> [OpenPreview] {
    names.compactMap { previews[$0] }.filter { $0.input.uri == uri }
  }

  func preview(_ name: String, of uri: FileURI) throws(PreviewError) -> OpenPreview {
    guard let preview = previews[name] else {
      throw .closed("no preview `\(name)` is open; open one with `clads.preview`")
    }
    guard preview.input.uri == uri else {
      throw .closed("the preview `\(name)` shows `\(preview.input.uri)`, not `\(uri)`")
    }
    return preview
  }

  private func check(_ preview: OpenPreview) throws(PreviewError) {
    if previews[preview.name] !== preview {
      throw .closed("the preview `\(preview.name)` was closed in the meantime")
    }
  }

  @discardableResult
  private func record(
    _ frame: PreviewFrame, _ preview: OpenPreview, isWhole: Bool = false
  ) -> PreviewFrame {
    let sent = preview.record(frame, isWhole: isWhole)
    publish(sent)
    return sent
  }

  /// Draws with the options that currently apply; returns `nil` if they have not changed.
  private func draw(_ preview: OpenPreview) -> PreviewFrame? {
    let options = preview.request.options(settings, for: preview.input)
    guard options != preview.options else { return nil }
    preview.options = options
    return preview.session.change(options)
  }

  private func show(_ preview: OpenPreview) {
    // Until the first frame is drawn, `open` is still waiting for `start()` and shows the new version
    // afterwards.
    preview.isOutdated = preview.frame == nil
    if preview.isOutdated { return }
    _ = draw(preview)
    record(preview.session.show(preview.chosenInput), preview)
  }
}
