import LanguageServerProtocol
import SourceText

/// Reads the client's messages on a dedicated thread and passes them to the event loop, in order.
final class Inbox: Sendable {
  /// The number of unhandled bytes above which the thread stops reading.
  private static let maximumPendingBytes = 64 * 1024 * 1024

  private let pendingBytes = Monitor(0)
  private let outbox: Outbox
  private let events: AsyncStream<Event>.Continuation
  private let deadline: Deadline

  /// Starts the thread.
  init(_ events: AsyncStream<Event>.Continuation, outbox: Outbox, deadline: Deadline) {
    self.events = events
    self.deadline = deadline
    self.outbox = outbox
    let started = SystemThread.start { [self] in read() }
    if !started { events.yield(.inputClosed) }
  }

  /// Returns whether another message has arrived after one that is being handled.
  func isFollowed(_ message: IncomingMessage) -> Bool { pendingBytes.read { $0 > message.byteCount } }

  /// Records that a message has been handled.
  func handled(_ message: IncomingMessage) { pendingBytes.with { $0 -= message.byteCount } }

  private func read() {
    var framing = MessageFraming()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      while pendingBytes.read({ $0 > Self.maximumPendingBytes }) || outbox.isFull {
        StandardStreams.pause(milliseconds: 2)
      }
      let count = StandardStreams.read(into: buffer)
      guard count > 0 else { break }
      framing.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      while let element = framing.next() { forward(element, &framing) }
    }
    deadline.start(milliseconds: 1_900)
    events.yield(.inputClosed)
  }

  private func forward(_ element: MessageFraming.Element, _ framing: inout MessageFraming) {
    switch element {
    case .error(let text): events.yield(.invalidInput(ResponseError(.parseError, text)))
    case .content(let bytes):
      let message = IncomingMessage(bytes)
      if case .malformed(_, let error) = message.content, error.code == .parseError {
        framing.recover(from: bytes)
      }
      if case .notification("exit") = message.content { deadline.start(milliseconds: 1_000) }
      pendingBytes.with { $0 += bytes.count }
      events.yield(.message(message))
    }
  }
}
