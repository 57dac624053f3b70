import CladsFiles
import CladsServer
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import ModelContextProtocol
import SourceText
import Synchronization

/// `--mcp`: the tools of the command line for coding agents, over the Model Context Protocol on standard
/// input and output.
struct AgentServer {
  private let program: Program
  private let roots: AgentRoots
  private let mayWrite: Bool

  init(_ options: Options) throws(RunError) {
    program = options.program
    roots = try AgentRoots(options.paths.isEmpty ? ["."] : options.paths)
    mayWrite = options.has("--write")
  }

  func run() async throws(RunError) -> Int32 {
    guard FileSystem.enter(roots.first) else {
      throw RunError(message: "\(roots.first) cannot be made the current folder")
    }
    let (lines, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    guard SystemThread.start({ MessageLines.read(continuation) }) else {
      throw RunError(message: "the system has no thread to read standard input with")
    }
    var session = ContextSession(service)
    let calls = RunningCalls()
    for await line in lines {
      switch session.reaction(to: IncomingMessage(line)) {
      case .nothing: break
      case .send(let message): calls.send(message)
      case .cancel(let id): calls.cancel(id)
      case .run(let id, let work): calls.start(id, work)
      }
    }
    await calls.end()
    return 0
  }

  private var service: ContextService {
    let run = AgentRun(program, roots)
    let program = program
    return AgentService.service(
      named: program.name, version: program.version, roots: roots, mayWrite: mayWrite,
      read: { resource throws(ContextError) in try await AgentResource.text(of: resource, run) },
      answer: { await run.answer(to: $0) })
  }
}

/// The calls that run, whose responses are written as they come.
private final class RunningCalls: Sendable {
  private let running = Mutex<[RequestID: Task<Void, Never>]>([:])

  /// Runs a call.
  func start(_ id: RequestID, _ work: @escaping @Sendable () async -> OutgoingMessage) {
    running.withLock { running in
      running[id] = Task {
        let message = await work()
        finish(id, message)
      }
    }
  }

  /// Stops a call as soon as it can be stopped; what comes of it is not written.
  func cancel(_ id: RequestID) { running.withLock { $0.removeValue(forKey: id)?.cancel() } }

  /// Waits for the calls that run.
  func end() async {
    for task in running.withLock({ Array($0.values) }) { await task.value }
  }

  private func finish(_ id: RequestID, _ message: OutgoingMessage) {
    running.withLock { running in
      // Under the lock, so that lines do not mix.
      if running.removeValue(forKey: id) != nil { Self.write(message) }
    }
  }

  func send(_ message: OutgoingMessage) { running.withLock { _ in Self.write(message) } }

  /// Writes a message as one line, in which nothing controls a terminal or a log that shows it.
  private static func write(_ message: OutgoingMessage) {
    Output.print(JSONText.printable(String(decoding: message.line, as: UTF8.self)))
  }
}

/// The lines of standard input.
private enum MessageLines {
  /// A line that is longer is not a message, and is dropped.
  private static let maximumLength = 64 * 1024 * 1024

  /// Reads lines until the input ends.
  static func read(_ lines: AsyncStream<[UInt8]>.Continuation) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
    defer { buffer.deallocate() }
    var line: [UInt8] = []
    var isTooLong = false
    func finish() {
      if isTooLong {
        lines.yield([])
      } else if line.contains(where: { $0 > Byte.space }) {
        lines.yield(line)
      }
      line = []
      isTooLong = false
    }
    while true {
      let count = StandardStreams.read(into: buffer)
      guard count > 0 else { break }
      for piece in buffer[..<count].split(
        separator: Byte.newline, maxSplits: .max, omittingEmptySubsequences: false
      ).enumerated() {
        if piece.offset > 0 { finish() }
        if line.count + piece.element.count > maximumLength {
          isTooLong = true
          line = []
        } else if !isTooLong {
          line += piece.element
        }
      }
    }
    finish()
    lines.finish()
  }
}
