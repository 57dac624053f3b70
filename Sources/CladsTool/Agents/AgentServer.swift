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
      for reaction in session.reactions(to: line) {
        switch reaction {
        case .nothing: break
        case .send(let message): calls.send(message)
        case .cancel(let id): calls.cancel(id)
        case .run(let id, let work): calls.start(id, work)
        }
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
  /// The most calls that run at the same time; others wait.
  private static let maximumCount = 4

  private struct Call {
    let id: RequestID
    let work: @Sendable () async -> OutgoingMessage
    var task: Task<Void, Never>?
    /// Whether nobody waits for its response.
    var isCanceled = false
  }

  /// The calls, in the order in which they came, by number.
  private let calls = Mutex<(all: [Int: Call], next: Int, running: Int)>(([:], 0, 0))

  /// Runs a call, or lets it wait for others.
  func start(_ id: RequestID, _ work: @escaping @Sendable () async -> OutgoingMessage) {
    let isNew = calls.withLock { calls in
      if calls.all.values.contains(where: { $0.id == id && !$0.isCanceled }) { return false }
      calls.all[calls.next] = Call(id: id, work: work)
      calls.next += 1
      return true
    }
    if isNew {
      startWaiting()
    } else {
      send(.failure(id, ResponseError(.invalidRequest, "a request with this `id` is running")))
    }
  }

  /// Starts as many of the calls that wait as may run.
  private func startWaiting() {
    calls.withLock { calls in
      for number in calls.all.keys.sorted() where calls.running < Self.maximumCount {
        guard let call = calls.all[number], call.task == nil else { continue }
        calls.running += 1
        calls.all[number]?.task = Task {
          finish(number, await call.work())
        }
      }
    }
  }

  private func finish(_ number: Int, _ message: OutgoingMessage) {
    calls.withLock { calls in
      calls.running -= 1
      let call = calls.all.removeValue(forKey: number)
      // Under the lock, so that lines do not mix.
      if call?.isCanceled == false { Self.write(message) }
    }
    startWaiting()
  }

  /// Cancels a call: it ends when it can, and its response is not written.
  func cancel(_ id: RequestID) {
    calls.withLock { calls in
      for (number, call) in calls.all where call.id == id {
        calls.all[number]?.isCanceled = true
        call.task?.cancel()
        if call.task == nil { calls.all[number] = nil }
      }
    }
  }

  /// Waits for all calls.
  func end() async {
    while let task = calls.withLock({ $0.all.values.lazy.compactMap(\.task).first }) { await task.value }
  }

  func send(_ message: OutgoingMessage) { calls.withLock { _ in Self.write(message) } }

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
