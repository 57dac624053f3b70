import SourceText

/// The string operations that the current runtime performs on a text, on its UTF-8 bytes.
extension ArraySlice<UInt8> {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// The text without leading and trailing spaces and tabs; line breaks are kept.
  var trimmed: ArraySlice<UInt8> {
    var text = self
    while let length = text.leadingSpace { text = text.dropFirst(length) }
    while let length = text.trailingSpace { text = text.dropLast(length) }
    return text
  }

  private var leadingSpace: Int? {
    guard let first else { return nil }
    if first == Byte.space || first == Byte.tab { return 1 }
    if first < 0x80 { return nil }
    return Self.wideSpaces.first { starts(with: $0) }?.count
  }

  private var trailingSpace: Int? {
    guard let last else { return nil }
    if last == Byte.space || last == Byte.tab { return 1 }
    if last < 0x80 { return nil }
    return Self.wideSpaces.first { suffix($0.count).elementsEqual($0) }?.count
  }

  /// The UTF-8 encodings of Unicode's space separators beyond ASCII.
  private static let wideSpaces: [[UInt8]] = ([0xA0, 0x1680, 0x202F, 0x205F, 0x3000] + (0x2000...0x200A))
    .compactMap { Unicode.Scalar($0).map { Array(String($0).utf8) } }

  /// The text between its quotes, or `nil` if it does not start and end with the same quote.
  var unquoted: ArraySlice<UInt8>? {
    guard count > 1, let first, first == Byte.apostrophe || first == Byte.quote, last == first else {
      return nil
    }
    return dropFirst().dropLast()
  }

  /// The 64-bit integer that the whole text spells, or `nil`.
  var integer: Int? {
    guard let first, count < 64 else { return nil }
    let digits = first == Byte.plus || first == Byte.minus ? dropFirst() : self
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return Int(string)
  }

  /// Returns the text without `suffix`, or `nil` if it does not end with it.
  func without(suffix: StaticString) -> ArraySlice<UInt8>? {
    let length = suffix.utf8CodeUnitCount
    guard count >= length, dropFirst(count - length).equals(suffix) else { return nil }
    return dropLast(length)
  }

  /// Whether the text is `keyword`, in any case. The keyword must consist of lowercase ASCII letters.
  func isKeyword(_ keyword: StaticString) -> Bool {
    // Setting bit 5 maps only an uppercase ASCII letter to its lowercase letter, so nothing else matches.
    count == keyword.utf8CodeUnitCount && ArraySlice(map { $0 | 0x20 }).equals(keyword)
  }

  /// Returns the first range of `pattern`.
  func firstRange(of pattern: StaticString) -> Range<Int>? {
    let length = pattern.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    let start = pattern.utf8Start.pointee
    return (startIndex...(endIndex - length)).first {
      self[$0] == start && self[$0..<($0 + length)].equals(pattern)
    }.map { $0..<($0 + length) }
  }

  private func equals(_ other: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }

  /// Returns the index of the first `byte` at or after `start` that is outside quotes. Either kind of quote
  /// may contain the other.
  func firstUnquoted(_ byte: UInt8, from start: Int) -> Int? {
    var quote: UInt8?
    for position in start..<endIndex {
      let current = self[position]
      if let open = quote {
        if current == open { quote = nil }
      } else if current == Byte.apostrophe || current == Byte.quote {
        quote = current
      } else if current == byte {
        return position
      }
    }
    return nil
  }

  /// Returns the first range at or after `start` of `${`, at least one character other than `}`, and the next
  /// `}`.
  func firstPlaceholder(from start: Int) -> Range<Int>? {
    var position = start
    while position + 3 < endIndex {
      if self[position] == Byte.dollar, self[position + 1] == Byte.openBrace,
        self[position + 2] != Byte.closeBrace
      {
        guard let end = self[(position + 2)...].firstIndex(of: Byte.closeBrace) else { return nil }
        return position..<(end + 1)
      }
      position += 1
    }
    return nil
  }
}
