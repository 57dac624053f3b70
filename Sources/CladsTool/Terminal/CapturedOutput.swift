import Synchronization

/// What a mode has written, when it does not run for the command line.
final class CapturedOutput: Sendable {
  private struct Contents {
    var output: [UInt8] = []
    var messages = ""
  }

  private let contents = Mutex(Contents())

  func append(_ bytes: [UInt8]) { contents.withLock { $0.output += bytes } }

  func appendMessage(_ text: String) { contents.withLock { $0.messages += text } }

  /// What was written to standard output.
  var output: [UInt8] { contents.withLock { $0.output } }

  /// What was written to standard error.
  var messages: String { contents.withLock { $0.messages } }
}
