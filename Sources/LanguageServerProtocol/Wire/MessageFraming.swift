import SourceText

/// Splits a stream of bytes into messages by their `Content-Length` headers.
///
/// Accepts any input: invalid bytes are reported as an error, and framing resumes at the next header. Lines
/// of a header may end with a bare line feed.
package struct MessageFraming: Sendable {
  /// An element of the stream.
  package enum Element: Sendable, Hashable {
    /// The content of a message.
    case content([UInt8])
    /// Bytes that are not a message, with the error to report.
    case error(String)
  }

  /// The maximum length of a header, in bytes.
  static let maximumHeaderLength = 16 * 1024
  /// The maximum length of the content of a message, in bytes.
  static let maximumContentLength = 256 * 1024 * 1024

  private var buffer: [UInt8] = []
  private var start = 0
  private var expected: Int?
  /// The number of bytes at the start of an incomplete content that need not be searched for a header again.
  private var searchedCount = 0
  /// Whether a line break has been found in the content.
  private var hasLineBreak = false
  private var isOutOfSync = false

  package init() {}

  /// Appends bytes received from the stream.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    // Dropping consumed bytes moves the rest to the front, so it waits until all of them or at least 1 MiB
    // are consumed.
    if start > 0, start == buffer.count || start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next element, or `nil` when more bytes are needed.
  package mutating func next() -> Element? {
    while true {
      if let expected {
        let isComplete = buffer.count - start >= expected
        let end = isComplete ? start + expected : buffer.count
        if let error = findHeaderInContent(until: end, isComplete: isComplete) { return error }
        if !isComplete { return nil }
        let content = Array(buffer[start..<(start + expected)])
        start += expected
        self.expected = nil
        return .content(content)
      }
      if isOutOfSync, !findHeader() { return nil }
      guard let end = headerEnd(from: start, until: buffer.count) else {
        guard buffer.count - start > Self.maximumHeaderLength else { return nil }
        return fail("a header is longer than \(Self.maximumHeaderLength) bytes")
      }
      switch Self.length(in: buffer[start..<end]) {
      case .some(let length) where length > Self.maximumContentLength:
        start = end
        return fail("a message of \(length) bytes exceeds the limit of \(Self.maximumContentLength) bytes")
      case .some(let length):
        start = end
        expected = length
        searchedCount = 0
        hasLineBreak = false
      case .none:
        start += 1
        return fail("a header has no valid `Content-Length`")
      }
    }
  }

  /// Resumes at the first header inside `content`, which turned out not to be a valid message.
  ///
  /// When a client announces more bytes than it sends, the content includes the start of the next message.
  package mutating func recover(from content: [UInt8]) {
    guard let header = Self.header(in: content[...]) else { return }
    buffer.replaceSubrange(0..<start, with: content[header...])
    start = 0
  }

  /// Ends a content at a complete header inside it, which JSON cannot have: in a string, its line breaks
  /// would be escaped. A client that announces far more than it sends is understood again at once.
  private mutating func findHeaderInContent(until limit: Int, isComplete: Bool) -> Element? {
    // Most clients send no line breaks in a content, and without one there is no header to look for.
    guard hasLineBreak || buffer[(start + searchedCount)..<limit].contains(Byte.newline) else {
      searchedCount = max(searchedCount, limit - start - Self.maximumHeaderLength)
      return nil
    }
    hasLineBreak = true
    while let header = Self.header(in: buffer[(start + searchedCount)..<limit]) {
      let end = headerEnd(from: header, until: limit)
      if end == nil, !isComplete, limit - header <= Self.maximumHeaderLength {
        // The rest of the header may be on its way.
        searchedCount = header - start
        return nil
      }
      if let end, Self.length(in: buffer[header..<end]) != nil {
        start = header
        expected = nil
        return .error("a message is shorter than its `Content-Length`")
      }
      searchedCount = header - start + Self.name.count
    }
    searchedCount = max(searchedCount, limit - start - Self.name.count)
    return nil
  }

  private mutating func fail(_ message: String) -> Element {
    isOutOfSync = true
    return .error(message)
  }

  /// Drops everything before the next header; returns whether there is one.
  private mutating func findHeader() -> Bool {
    if let header = Self.header(in: buffer[start...]) {
      start = header
      isOutOfSync = false
      return true
    }
    // The buffer may end in the middle of a header name.
    start = max(start, buffer.count - Self.name.count)
    return false
  }

  private static let name = Array("content-length:".utf8)

  /// Returns the index at which the next header starts.
  private static func header(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= name.count else { return nil }
    for offset in bytes.startIndex...(bytes.endIndex - name.count) where lowercased(bytes[offset]) == name[0]
    {
      if name.indices.allSatisfy({ lowercased(bytes[offset + $0]) == name[$0] }) { return offset }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte.lowercased
  }

  /// Returns the offset after the empty line that ends a header, or `nil` when it is not complete.
  private func headerEnd(from start: Int, until end: Int) -> Int? {
    let limit = min(end, start + Self.maximumHeaderLength)
    var isLineEmpty = false
    for offset in start..<limit {
      switch buffer[offset] {
      case Byte.newline where isLineEmpty: return offset + 1
      case Byte.newline: isLineEmpty = true
      case Byte.carriageReturn where offset + 1 < limit && buffer[offset + 1] == Byte.newline: break
      default: isLineEmpty = false
      }
    }
    return nil
  }

  /// Returns the content length that a header announces, in bytes.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == Byte.carriageReturn || $0 == Byte.newline }) {
      guard line.count > name.count, self.header(in: line.prefix(name.count)) == line.startIndex else {
        continue
      }
      let digits = line.dropFirst(name.count).filter { $0 != Byte.space && $0 != Byte.tab }
      guard !digits.isEmpty, digits.count < 16,
        digits.allSatisfy({ $0.isDigit })
      else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - Byte.zero) }
    }
    return nil
  }
}
