public import CladsModules
public import CladsPreview
import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The language server: standard input and output, one loop between them.
public enum Server {
  /// The version of this server.
  public static let version = "0.1.0"

  /// Serves a client that sees what plugins bring: their names are known in every project, and previews draw and run
  /// them. Ends the process when the client says goodbye or goes away.
  public static func run(
    name: String = "clads-lsp", version: String = Server.version, plugins: [any CLADSPlugin]
  ) async -> Never {
    let names = await MainActor.run {
      let registry = CladsRegistry()
      registry.load(plugins)
      return registry.vocabulary
    }
    let preview: PreviewMaking = { PreviewSession(options: $0, input: $1, plugins: plugins) }
    exit(await run(name: name, version: version, preview: preview, names: names))
  }

  /// Serves a client until it says goodbye or goes away; answers the exit status.
  ///
  /// - Parameters:
  ///   - preview: makes what runs in a preview; without it there are none.
  ///   - names: what documents may name besides what is built in and what their project lists.
  public static func run(
    name: String, version: String, preview: PreviewMaking? = nil, names: RegisteredNames = RegisteredNames()
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
      name: name, version: version, outbox: outbox, inbox: inbox, events: events, desk: desk,
      projects: ProjectStore(names: names))
    let status = await loop.run(stream)
    ticks.cancel()
    await outbox.finish(seconds: 2)
    return status
  }
}
