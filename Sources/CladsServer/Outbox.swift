package import LanguageServerProtocol
import SourceText

/// The queue of outgoing messages. A dedicated thread writes them, so that the event loop never waits for
/// the client.
package final class Outbox: Sendable {
  /// A message in the queue.
  private enum Entry {
    case encoded(OutgoingMessage)
    /// A message that is encoded when it is sent.
    case deferred(@Sendable () -> OutgoingMessage)

    /// The number of bytes that are known to be waiting.
    var byteCount: Int { if case .encoded(let message) = self { message.byteCount } else { 0 } }

    var message: OutgoingMessage {
      switch self {
      case .encoded(let message): message
      case .deferred(let encode): encode()
      }
    }
  }

  private struct State {
    var queue: [Entry?] = []
    var first = 0
    /// The index in `queue` of the newest message with each key.
    var latest: [String: Int] = [:]
    var byteCount = 0
    var isClosed = false
    /// Whether the writing thread has ended.
    var isDone = false
  }

  /// The number of unsent bytes above which the server stops reading.
  static let maximumByteCount = 64 * 1024 * 1024

  private let state = Monitor(State())

  /// Creates an empty queue.
  package init() {}

  /// Starts the writing thread.
  func startWriting() {
    let started = SystemThread.start { [self] in
      while let message = next() {
        if !StandardStreams.write(message.bytes) { close() }
      }
      state.with { $0.isDone = true }
    }
    if !started { state.with { ($0.isClosed, $0.isDone) = (true, true) } }
  }

  /// Whether more than `maximumByteCount` bytes are unsent.
  var isFull: Bool { state.read { $0.byteCount > Self.maximumByteCount } }

  /// Enqueues a message; it replaces an unsent message with the same key, if there is one.
  func send(_ message: OutgoingMessage, replacing key: String? = nil) { send(.encoded(message), key) }

  /// Enqueues a message that is encoded when it is sent, and not at all if another one with the same key
  /// replaces it before.
  func send(replacing key: String, _ encode: @escaping @Sendable () -> OutgoingMessage) {
    send(.deferred(encode), key)
  }

  private func send(_ entry: Entry, _ key: String?) {
    state.with { state in
      if state.isClosed { return }
      if let key {
        if let older = state.latest[key], older >= state.first, let waiting = state.queue[older] {
          state.byteCount -= waiting.byteCount
          state.queue[older] = nil
        }
        state.latest[key] = state.queue.count
      }
      state.queue.append(entry)
      state.byteCount += entry.byteCount
    }
  }

  /// Closes the queue, and waits at most `milliseconds` until everything in it has been written.
  func finish(milliseconds: Int) async {
    close()
    for _ in 0..<(milliseconds / 5) where !state.read({ $0.isDone }) {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  private func close() { state.with { $0.isClosed = true } }

  /// Removes the next message and returns it; `nil` when there is none at the moment.
  package func take() -> OutgoingMessage? { state.with { Self.take(&$0) }?.message }

  /// Waits for the next message, and returns it; `nil` once the queue is closed and empty.
  private func next() -> OutgoingMessage? {
    let next: Entry?? = state.wait { state in
      if let entry = Self.take(&state) { return .some(.some(entry)) }
      return state.isClosed ? .some(.none) : nil
    }
    // Encoded here, so that the others need not wait for it to enqueue theirs.
    return (next ?? nil)?.message
  }

  private static func take(_ state: inout State) -> Entry? {
    defer { removeSent(&state) }
    while state.first < state.queue.count {
      let entry = state.queue[state.first]
      state.queue[state.first] = nil
      state.first += 1
      guard let entry else { continue }
      state.byteCount -= entry.byteCount
      return entry
    }
    return nil
  }

  /// Removes the entries of sent messages when there are many, which keeps `next()` in amortized constant
  /// time.
  private static func removeSent(_ state: inout State) {
    if state.first == state.queue.count {
      state.queue.removeAll(keepingCapacity: state.queue.count < 1024)
      state.latest.removeAll(keepingCapacity: true)
      state.first = 0
    } else if state.first > 1024, state.first > state.queue.count / 2 {
      let sent = state.first
      state.queue.removeFirst(sent)
      state.latest = state.latest.filter { $0.value >= sent }.mapValues { $0 - sent }
      state.first = 0
    }
  }
}
