public import CladsDocument
import CladsProject
public import SourceText

/// The open previews of all documents, by name; one document may have several.
///
/// Pictures that a call answers are published too, so that every view of a preview hears of them; both have the same
/// revision.
@MainActor
public final class PreviewHost {
  /// What others need to know about the previews.
  public enum News: Sendable, Hashable {
    /// A document has a preview.
    case opened(FileURI)
    /// A document has no preview any more.
    case closed(FileURI)
  }

  private var previews: [String: OpenPreview] = [:]
  private var defaults = PreviewDefaults()
  private let begin: PreviewMaking
  private let publish: @MainActor (PreviewUpdate) -> Void
  private let tell: @MainActor (News) -> Void

  /// Creates a host without previews.
  ///
  /// - Parameters:
  ///   - begin: makes what runs in a preview.
  ///   - publish: sends pictures to the client.
  ///   - tell: hears which documents have previews.
  public init(
    begin: @escaping PreviewMaking,
    publish: @escaping @MainActor (PreviewUpdate) -> Void,
    tell: @escaping @MainActor (News) -> Void = { _ in }
  ) {
    self.begin = begin
    self.publish = publish
    self.tell = tell
  }

  /// The names of the open previews, sorted.
  public var names: [String] { previews.keys.sorted() }

  /// Opens a preview, or changes the one with this name; the state of that one stays.
  ///
  /// - Throws: that the preview was closed before its first picture was made.
  public func open(
    _ name: String, _ subject: PreviewSubject, _ wishes: PreviewWishes
  ) async throws(PreviewError) -> PreviewUpdate {
    if let preview = previews[name], preview.uri == subject.uri { return try await change(preview, wishes) }
    await close(name)
    let options = wishes.options(defaults, for: subject.input.project)
    let session = begin(options, OpenPreview.input(subject, wishes))
    let preview = OpenPreview(
      name: name, session: session, subject: subject, wishes: wishes, options: options)
    previews[name] = preview
    session.onChange = { [weak self, weak preview] frame in
      guard let self, let preview, previews[name] === preview else { return }
      record(frame, preview)
    }
    tell(.opened(subject.uri))
    let frame = await session.start()
    try check(preview)
    let update = preview.record(frame)
    // What came meanwhile.
    if preview.isOutdated { show(preview) }
    return update
  }

  private func change(
    _ preview: OpenPreview, _ wishes: PreviewWishes
  ) async throws(PreviewError) -> PreviewUpdate {
    preview.wishes = preview.wishes.updated(with: wishes)
    var frame = draw(preview)
    if let wanted = OpenPreview.input(preview.subject, preview.wishes).sample?.name ?? wishes.sample,
      let shown = frame ?? preview.update?.frame, shown.sample != wanted
    {
      frame = await preview.session.choose(sample: wanted)
      try check(preview)
    }
    if let frame { return record(frame, preview) }
    if let update = preview.update { return preview.record(update.frame) }
    // Its first picture is being made for somebody else.
    return preview.record(preview.session.change(preview.options))
  }

  /// Shows a newer version of a document in its previews.
  public func refresh(_ subject: PreviewSubject) {
    for preview in previews(of: subject.uri)
    where preview.subject.isOlder(than: subject) {
      preview.subject = subject
      preview.notice = nil
      show(preview)
    }
  }

  /// Keeps the last pictures of a document that is gone, and says so.
  ///
  /// - Parameter number: the number of the subject that there is not.
  public func lose(_ uri: FileURI, number: Int) {
    for preview in previews(of: uri) where preview.notice == nil && preview.subject.number <= number {
      preview.notice = "the file is gone, this was its last text"
      preview.subject.number = number
      if let update = preview.update { record(update.frame, preview) }
    }
  }

  /// Takes over what the user has set.
  public func apply(_ new: PreviewDefaults) {
    guard new != defaults else { return }
    defaults = new
    for name in names {
      if let preview = previews[name], let frame = draw(preview) { record(frame, preview) }
    }
  }

  /// Does in a preview what a user does.
  ///
  /// - Throws: a `PreviewError` when there is no such preview, or nothing in it takes the event.
  public func send(_ event: PreviewEvent, to name: String, of uri: FileURI) async throws -> PreviewUpdate {
    let preview = try preview(name, of: uri)
    let frame = try await preview.session.send(event)
    try check(preview)
    return record(frame, preview)
  }

  /// Puts a value into the state of a preview.
  ///
  /// - Throws: a `PreviewError` when there is no such preview, or the path cannot be written.
  public func setState(
    _ path: String, _ value: Document.StateValue, in name: String, of uri: FileURI
  ) throws -> PreviewUpdate {
    let preview = try preview(name, of: uri)
    return record(try preview.session.setState(path, value), preview)
  }

  /// Starts a preview again from its sample.
  ///
  /// - Throws: that there is no such preview.
  public func reset(_ name: String, of uri: FileURI) async throws(PreviewError) -> PreviewUpdate {
    let preview = try preview(name, of: uri)
    let frame = await preview.session.reset()
    try check(preview)
    return record(frame, preview)
  }

  /// Closes a preview, if there is one; what runs in it ends.
  public func close(_ name: String) async {
    guard let preview = previews.removeValue(forKey: name) else { return }
    preview.session.onChange = nil
    if previews(of: preview.uri).isEmpty { tell(.closed(preview.uri)) }
    await preview.session.stop()
  }

  /// Closes a preview, if it is open and shows this document.
  public func close(_ name: String, of uri: FileURI) async {
    if previews[name]?.uri == uri { await close(name) }
  }

  /// Closes the previews of a document.
  public func closeAll(of uri: FileURI) async {
    for preview in previews(of: uri) { await close(preview.name) }
  }

  /// Closes every preview.
  public func closeAll() async {
    for name in names { await close(name) }
  }

  private func previews(of uri: FileURI) -> [OpenPreview] {
    names.compactMap { previews[$0] }.filter { $0.uri == uri }
  }

  private func preview(_ name: String, of uri: FileURI) throws(PreviewError) -> OpenPreview {
    guard let preview = previews[name] else {
      throw .closed("there is no preview `\(name)`; `clads.preview` opens one")
    }
    guard preview.uri == uri else {
      throw .closed("the preview `\(name)` shows `\(preview.uri)`, not `\(uri)`")
    }
    return preview
  }

  private func check(_ preview: OpenPreview) throws(PreviewError) {
    if previews[preview.name] !== preview {
      throw .closed("the preview `\(preview.name)` was closed meanwhile")
    }
  }

  @discardableResult
  private func record(_ frame: PreviewFrame, _ preview: OpenPreview) -> PreviewUpdate {
    let update = preview.record(frame)
    publish(update)
    return update
  }

  /// Draws with the options that the preview should have now; nothing when it has them.
  private func draw(_ preview: OpenPreview) -> PreviewFrame? {
    let options = preview.wishes.options(defaults, for: preview.subject.input.project)
    guard options != preview.options else { return nil }
    preview.options = options
    return preview.session.change(options)
  }

  private func show(_ preview: OpenPreview) {
    // A screen that is still appearing is shown when that is done.
    preview.isOutdated = preview.update == nil
    if preview.isOutdated { return }
    _ = draw(preview)
    preview.source = preview.subject.source
    record(preview.session.show(OpenPreview.input(preview.subject, preview.wishes)), preview)
  }
}
