package import CladsPreview
package import CladsRendering
import LanguageServerProtocol

/// The language server on standard input and output.
public enum Server {
  /// The version of this server.
  public static let version = "0.1.0"

  /// Runs the server until the client sends `exit` or disconnects, and returns the exit status.
  ///
  /// `preview` creates the session of a preview; without it there are no previews. `names` are known in every
  /// project, in addition to the built-in names and those that the project declares.
  package static func run(
    name: String, version: String, preview: PreviewSessionFactory? = nil,
    names: RegisteredNames = RegisteredNames()
  ) async -> Int32 {
    Memory.useOneArena()
    StandardStreams.ignoreBrokenPipes()
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    let outbox = Outbox()
    outbox.startWriting()
    let deadline = Deadline()
    let threads = ServerThreads()
    let inbox = Inbox(events, outbox: outbox, deadline: deadline)
    let clock = Clock(events)
    var previewQueue: PreviewQueue?
    if let preview { previewQueue = await PreviewQueue(makeSession: preview, outbox: outbox, events: events) }
    let status = await threads.loop.start { [previewQueue] in
      var loop = EventLoop(
        name: name, version: version, outbox: outbox, events: events, threads: threads, deadline: deadline,
        previewQueue: previewQueue, names: names)
      let status = await loop.run(stream, inbox)
      deadline.use(status)
      // The client may have stopped reading; whatever else happens then, the process ends.
      deadline.start(milliseconds: 1_000)
      await outbox.finish(milliseconds: 500)
      return status
    }.value
    clock.stop()
    return status
  }
}
