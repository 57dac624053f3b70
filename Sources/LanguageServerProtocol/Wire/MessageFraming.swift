/// Cuts a stream of bytes into messages by their `Content-Length` headers.
///
/// Total: any bytes give messages, errors or a wish for more. After an error it looks for the next header.
public struct MessageFraming: Sendable {
  /// What was found in the stream.
  public enum Piece: Sendable, Hashable {
    /// The content of a message.
    case content([UInt8])
    /// Bytes that are no message: what to answer.
    case error(String)
  }

  /// The longest header, in bytes.
  static let longestHeader = 16 * 1024
  /// The longest content, in bytes.
  static let longestContent = 256 * 1024 * 1024

  private var buffer: [UInt8] = []
  private var start = 0
  private var expected: Int?
  private var isLost = false

  /// Waits for the first message.
  public init() {}

  /// Adds bytes of the stream.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if start > 0, start == buffer.count || start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next piece; nothing when more bytes are needed.
  public mutating func next() -> Piece? {
    while true {
      if let expected {
        guard buffer.count - start >= expected else { return nil }
        let content = Array(buffer[start..<(start + expected)])
        start += expected
        self.expected = nil
        return .content(content)
      }
      if isLost, !findHeader() { return nil }
      guard let end = headerEnd() else {
        guard buffer.count - start > Self.longestHeader else { return nil }
        return lose("a header is longer than \(Self.longestHeader) bytes")
      }
      switch Self.length(in: buffer[start..<end]) {
      case .some(let length) where length > Self.longestContent:
        start = end
        return lose("a message of \(length) bytes is too long; at most \(Self.longestContent) are read")
      case .some(let length):
        start = end
        expected = length
      case .none:
        start += 1
        return lose("a header has no valid `Content-Length`")
      }
    }
  }

  /// Goes on behind a content that turned out to be broken: with the header inside it, if there is one.
  ///
  /// A client that announces more bytes than it sends makes us swallow the start of its next message.
  public mutating func recover(from content: [UInt8]) {
    guard let header = Self.header(in: content[...]), header > 0 else { return }
    buffer.replaceSubrange(0..<start, with: content[header...])
    start = 0
  }

  private mutating func lose(_ message: String) -> Piece {
    isLost = true
    return .error(message)
  }

  /// Drops everything before the next header; answers whether there is one.
  private mutating func findHeader() -> Bool {
    if let header = Self.header(in: buffer[start...]) {
      start = header
      isLost = false
      return true
    }
    // The name of the header may be cut in two.
    start = max(start, buffer.count - Self.name.count)
    return false
  }

  private static let name = Array("content-length:".utf8)

  /// Where the next header starts.
  private static func header(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= name.count else { return nil }
    for offset in bytes.startIndex...(bytes.endIndex - name.count) where lowercased(bytes[offset]) == name[0]
    {
      if name.indices.allSatisfy({ lowercased(bytes[offset + $0]) == name[$0] }) { return offset }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The offset behind the empty line that ends a header.
  private func headerEnd() -> Int? {
    let limit = min(buffer.count, start + Self.longestHeader)
    var offset = start
    while offset + 3 < limit {
      if buffer[offset] == 0x0D, buffer[offset + 1] == 0x0A, buffer[offset + 2] == 0x0D,
        buffer[offset + 3] == 0x0A
      {
        return offset + 4
      }
      offset += 1
    }
    return nil
  }

  /// The number that a header announces.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      guard line.count > name.count, self.header(in: line.prefix(name.count)) == line.startIndex else {
        continue
      }
      let digits = line.dropFirst(name.count).filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.count < 16,
        digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    return nil
  }
}
