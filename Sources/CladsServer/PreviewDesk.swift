import CladsLanguageService
import CladsPreview
import LanguageServerProtocol
import SourceText

/// The way between the loop and the previews, which live on the main actor.
///
/// The loop only leaves word here and never waits: of what waits about one document the newest is carried out.
final class PreviewDesk: Sendable {
  /// Something that has happened to a document.
  enum Word: Sendable {
    /// There is another version; nothing when it has no document any more.
    case changed(@Sendable () -> PreviewSubject?)
    /// There is no such file any more, as of a number.
    case gone(number: Int)
    /// It will not come back.
    case closed
  }

  private struct State {
    var words: [FileURI: Word] = [:]
    var defaults: PreviewDefaults?
    var isOver = false
    /// Whether somebody is on the way to carry out what waits.
    var isScheduled = false
    var encoding = PositionEncoding.utf16
  }

  /// The open previews.
  let host: PreviewHost
  private let state: Monitor<State>

  /// Opens an empty desk.
  @MainActor
  init(begin: @escaping PreviewMaking, outbox: Outbox, events: AsyncStream<Event>.Continuation) {
    let state = Monitor(State())
    self.state = state
    host = PreviewHost(
      begin: begin,
      publish: { update in
        let snapshot = PreviewSnapshot(update, encoding: state.with { $0.encoding })
        outbox.send(
          .notification(PreviewSnapshot.notification, snapshot), replacing: "preview \(update.preview)")
      },
      tell: { events.yield(.previews($0)) })
  }

  /// Says what the characters of positions count.
  func use(_ encoding: PositionEncoding) { state.with { $0.encoding = encoding } }

  /// Leaves word about a document.
  func leave(_ word: Word, about uri: FileURI) { leave { $0.words[uri] = word } }

  /// Leaves word of what the user has set.
  func leave(_ defaults: PreviewDefaults) { leave { $0.defaults = defaults } }

  /// Closes every preview.
  func close() { leave { $0.isOver = true } }

  private func leave(_ body: (inout State) -> Void) {
    let isFirst = state.with { state in
      body(&state)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { Task { @MainActor in await carryOut() } }
  }

  @MainActor
  private func carryOut() async {
    while let next = state.with({ Self.next(&$0) }) {
      switch next {
      case .over: await host.closeAll()
      case .defaults(let defaults): host.apply(defaults)
      case .word(.changed(let subject), _): if let subject = subject() { host.refresh(subject) }
      case .word(.gone(let number), let uri): host.lose(uri, number: number)
      case .word(.closed, let uri): await host.closeAll(of: uri)
      }
      // What clients ask for meanwhile comes between.
      await Task.yield()
    }
  }

  private enum Step {
    case over
    case defaults(PreviewDefaults)
    case word(Word, FileURI)
  }

  private static func next(_ state: inout State) -> Step? {
    if state.isOver {
      state = State(isOver: false, isScheduled: true, encoding: state.encoding)
      return .over
    }
    if let defaults = state.defaults {
      state.defaults = nil
      return .defaults(defaults)
    }
    guard let (uri, word) = state.words.popFirst() else {
      state.isScheduled = false
      return nil
    }
    return .word(word, uri)
  }
}
