import CladsLanguageService
package import CladsPreview
import LanguageServerProtocol
package import SourceText

/// The queue of events from the loop for the previews, which are isolated to the main actor.
///
/// The loop enqueues events and never waits. Of the pending events about a document, only the newest is
/// handled.
package final class PreviewQueue: Sendable {
  /// A change of a document.
  package enum DocumentChange: Sendable {
    /// It has a new version; the function returns the documents in the file.
    case changed(@Sendable () -> [PreviewInput])
    /// Its file was deleted.
    case deleted
    /// It was closed and is not on disk.
    case closed
  }

  private struct NumberedChange {
    let change: DocumentChange
    /// The generation of the loop that the change belongs to.
    let number: Int
  }

  private struct State {
    var changes: [FileURI: NumberedChange] = [:]
    var settings: PreviewOptions?
    var isClosed = false
    /// The task that handles the pending events; `nil` when there are none.
    var task: Task<Void, Never>?
    var encoding = PositionEncoding.utf16
  }

  /// The open previews.
  let host: PreviewHost
  private let state: Monitor<State>

  @MainActor
  package init(
    makeSession: @escaping PreviewSessionFactory, outbox: Outbox, events: AsyncStream<Event>.Continuation
  ) {
    let state = Monitor(State())
    self.state = state
    let sent = SentPreviews()
    host = PreviewHost(
      makeSession: makeSession,
      publish: { frame in
        let encoding = state.with { $0.encoding }
        outbox.send(replacing: "preview \(frame.preview)") {
          .notification(PreviewSnapshot.notification, sent.snapshot(of: frame, encoding: encoding))
        }
      },
      onDocumentEvent: { events.yield(.previews($0)) },
      onClientEvent: { note in
        switch note {
        case .returned(let frame): sent.add(frame, encoding: state.with { $0.encoding })
        case .closed(let name): sent.remove(name)
        }
      })
  }

  /// Sets the encoding of positions in snapshots.
  func use(_ encoding: PositionEncoding) { state.with { $0.encoding = encoding } }

  /// Enqueues an event about a document, as of a generation of the loop; it replaces a pending one, unless
  /// that is newer: a file may have been opened while it was read from disk.
  package func enqueue(_ change: DocumentChange, about uri: FileURI, number: Int) {
    enqueue { state in
      if let pending = state.changes[uri], pending.number > number { return }
      state.changes[uri] = NumberedChange(change: change, number: number)
    }
  }

  /// Enqueues the user's settings; they replace pending ones.
  func enqueue(_ settings: PreviewOptions) { enqueue { $0.settings = settings } }

  /// Closes every preview.
  func close() { enqueue { $0.isClosed = true } }

  /// Waits until no events are pending.
  package func finish() async {
    while let task = state.with({ $0.task }) { await task.value }
  }

  private func enqueue(_ body: (inout State) -> Void) {
    state.with { state in
      body(&state)
      if state.task == nil { state.task = Task { @MainActor in await handlePending() } }
    }
  }

  @MainActor
  private func handlePending() async {
    while let next = state.with({ Self.next(&$0) }) {
      switch next {
      case .close: await host.closeAll()
      case .settings(let settings): host.apply(settings)
      case .change(let numbered, let uri):
        switch numbered.change {
        case .changed(let inputs): host.refresh(uri, with: inputs(), number: numbered.number)
        case .deleted: host.fileDeleted(uri, number: numbered.number)
        case .closed: await host.closeAll(of: uri)
        }
      }
      // Let client requests that have arrived meanwhile run in between.
      await Task.yield()
    }
  }

  private enum Step {
    case close
    case settings(PreviewOptions)
    case change(NumberedChange, FileURI)
  }

  private static func next(_ state: inout State) -> Step? {
    if state.isClosed {
      state = State(isClosed: false, task: state.task, encoding: state.encoding)
      return .close
    }
    if let settings = state.settings {
      state.settings = nil
      return .settings(settings)
    }
    guard let (uri, change) = state.changes.popFirst() else {
      state.task = nil
      return nil
    }
    return .change(change, uri)
  }
}
