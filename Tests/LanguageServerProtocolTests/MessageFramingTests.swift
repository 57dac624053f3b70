import LanguageServerProtocol
import TestSupport
import Testing

@Suite struct MessageFramingTests {
  /// Returns the messages found in a stream that arrives in chunks of `size` bytes; `!` is an error.
  private func messages(_ stream: String, size: Int) -> [String] {
    var framing = MessageFraming()
    var found: [String] = []
    let bytes = Array(stream.utf8)
    for start in Swift.stride(from: 0, to: bytes.count, by: size) {
      Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { framing.append($0) }
      while let element = framing.next() {
        switch element {
        case .content(let content):
          found.append(String(decoding: content, as: UTF8.self))
          if IncomingMessage(content).isBroken { framing.recover(from: content) }
        case .error: found.append("!")
        }
      }
    }
    return found
  }

  private static func framed(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  @Test(arguments: [1, 2, 3, 7, 64, 4096])
  func `messages are found however the stream is chunked`(size: Int) {
    let stream = Self.framed("{\"a\":1}") + Self.framed("{}") + Self.framed("{\"ü\":\"😀\"}")
    #expect(messages(stream, size: size) == ["{\"a\":1}", "{}", "{\"ü\":\"😀\"}"])
  }

  @Test(arguments: [1, 5, 4096])
  func `other headers and other case are accepted`(size: Int) {
    let stream = "content-type: x\r\ncontent-length:  2\r\n\r\n{}"
    #expect(messages(stream, size: size) == ["{}"])
  }

  @Test(arguments: [
    "hello\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 999999999999\r\n\r\n", "Content-Length: x\r\n\r\n", "\r\n\r\n", "\0\0\0\0\r\n\r\n",
  ])
  func `garbage is reported once and the next message is found`(garbage: String) {
    #expect(messages(garbage + Self.framed("{}"), size: 4096) == ["!", "{}"])
  }

  @Test func `truncated content does not swallow the next message`() {
    let stream = "Content-Length: 50\r\n\r\n{\"a\":1}" + Self.framed("{\"b\":2}") + Self.framed("{\"c\":3}")
    #expect(messages(stream, size: 4096).suffix(2) == ["{\"b\":2}", "{\"c\":3}"])
  }

  @Test(arguments: [1, 3, 4096], ["\n\n", "\nContent-Type: x\n\n", "\r\nContent-Type: x\n\r\n", "\n\r\n"])
  func `lines of a header may end with a bare line feed`(size: Int, ending: String) {
    let stream = "Content-Length: 2\(ending){}" + Self.framed("{\"a\":1}")
    #expect(messages(stream, size: size) == ["{}", "{\"a\":1}"])
  }

  @Test(arguments: [1, 64, 4096])
  func `a content that announces far too much does not swallow the messages after it`(size: Int) {
    let stream = "Content-Length: 9000000\r\n\r\n{\"a\":1}" + Self.framed("{}") + Self.framed("{\"b\":2}")
    #expect(messages(stream, size: size) == ["!", "{}", "{\"b\":2}"])
  }

  @Test(arguments: [1, 7, 4096])
  func `a header in the place of a content starts the next message`(size: Int) {
    let stream = "Content-Length: 30\r\n\r\n" + Self.framed("{\"a\":1}") + Self.framed("{\"b\":2}")
    #expect(messages(stream, size: size).suffix(2) == ["{\"a\":1}", "{\"b\":2}"])
  }

  @Test func `an overlong header is rejected`() {
    let stream = "X: " + String(repeating: "x", count: 10_000_000) + "\r\n\r\n" + Self.framed("{}")
    #expect(messages(stream, size: 65_536) == ["!", "{}"])
  }

  @Test func `any bytes are accepted`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let text = (0..<400).map { _ in
        ["Content-Length: ", "\r\n", "\r", "\n", "{}", "5", "0", ":", "é", "\0"].randomElement(using: &random)
          ?? ""
      }.joined()
      _ = messages(text, size: Int.random(in: 1...64, using: &random))
    }
  }
}

extension IncomingMessage {
  fileprivate var isBroken: Bool {
    if case .malformed(_, let error) = content { error.code == .parseError } else { false }
  }
}
