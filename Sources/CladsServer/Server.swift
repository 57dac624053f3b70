public import CladsPreview
import LanguageServerProtocol

/// The language server: standard input and output, one loop between them.
public enum Server {
  /// Serves a client until it says goodbye or goes away; answers the exit status.
  ///
  /// - Parameter preview: makes what runs in a preview; without it there are none.
  public static func run(
    name: String, version: String, preview: PreviewMaking? = nil
  ) async -> Int32 {
    Memory.useOnePool()
    StandardStreams.ignoreBrokenPipes()
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    let outbox = Outbox()
    let inbox = Inbox(events, outbox: outbox)
    let ticks = Task.detached(priority: .background) {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(2))
        events.yield(.tick)
      }
    }
    var desk: PreviewDesk?
    if let preview { desk = await PreviewDesk(begin: preview, outbox: outbox, events: events) }
    var loop = EventLoop(
      name: name, version: version, outbox: outbox, inbox: inbox, events: events, desk: desk)
    let status = await loop.run(stream)
    ticks.cancel()
    await outbox.finish(seconds: 2)
    return status
  }
}
