extension SyntaxView {
  /// Returns the decoded text of the string at `index`; lone surrogates and malformed UTF-8 become U+FFFD.
  @inlinable
  package func string(_ index: RecordIndex) -> String {
    let content = contentRange(of: index)
    if flags(index).contains(.escaped) { return decoded(content) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[content]), as: UTF8.self)
  }

  /// Whether the decoded text of the string at `index` has exactly these UTF-8 bytes.
  @inlinable
  package func contentEquals(_ index: RecordIndex, _ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    let content = contentRange(of: index)
    if flags(index).contains(.escaped) { return decodedEquals(content, expected) }
    guard content.count == expected.count else { return false }
    var offset = 0
    while offset < expected.count {
      if bytes[content.lowerBound &+ offset] != expected[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether the decoded text of the string at `index` is `expected`.
  @inlinable
  package func contentEquals(_ index: RecordIndex, _ expected: StaticString) -> Bool {
    expected.withUTF8Buffer { contentEquals(index, $0) }
  }

  @usableFromInline
  func decoded(_ content: Range<Int>) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(content.count)
    var text = EscapedText(bytes, content)
    while let segment = text.next() {
      if let scalar = segment.scalar {
        decoded += UTF8.encode(scalar).map(Array.init) ?? []
      } else {
        decoded += bytes[segment.range]
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  @usableFromInline
  func decodedEquals(_ content: Range<Int>, _ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    // Every escape is longer than the scalar that it encodes.
    if content.count < expected.count { return false }
    return decoded(content).utf8.elementsEqual(expected)
  }
}
