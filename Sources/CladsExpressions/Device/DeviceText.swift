import SourceText

/// The string operations that the current runtime performs on a text, on its UTF-8 bytes.
extension ArraySlice<UInt8> {
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

  /// Masked spaces, and the UTF-8 encodings of what else Foundation trims beyond ASCII: Unicode's space
  /// separators and the zero-width space.
  private static let wideSpaces: [[UInt8]] =
    maskedSpaces
    + ([0xA0, 0x1680, 0x202F, 0x205F, 0x3000] + (0x2000...0x200B))
    .compactMap { Unicode.Scalar($0).map { Array(String($0).utf8) } }

  /// The text between its quotes, or `nil` if it does not start and end with the same quote. A single quote
  /// character is its own start and end, and nothing is left of it.
  var unquoted: ArraySlice<UInt8>? {
    guard let first, first == Byte.apostrophe || first == Byte.quote, last == first else { return nil }
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

  /// Returns the first range of `pattern`, as Foundation finds it. The pattern must consist of ASCII.
  func firstRange(of pattern: StaticString) -> Range<Int>? {
    let length = pattern.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    var start = startIndex
    let first = pattern.utf8Start.pointee
    while start < endIndex {
      let (byte, next) = visible(at: start)
      if byte == first, let end = endOfVisible(pattern, from: start) { return start..<end }
      start = next
    }
    return nil
  }

  private func endOfVisible(_ pattern: StaticString, from start: Int) -> Int? {
    var position = start
    for expected in UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount) {
      guard position < endIndex else { return nil }
      let (byte, end) = visible(at: position)
      guard byte == expected else { return nil }
      position = end
    }
    return position
  }

  /// Whether Foundation finds an ASCII character that satisfies `predicate`.
  func containsVisible(_ predicate: (UInt8) -> Bool) -> Bool {
    var position = startIndex
    while position < endIndex {
      let (byte, end) = visible(at: position)
      if let byte, predicate(byte) { return true }
      position = end
    }
    return false
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

  /// Whether the text has a placeholder.
  var hasPlaceholder: Bool { firstPlaceholder(from: startIndex) != nil }

  /// Returns the first range at or after `start` of `${`, at least one character other than `}`, and the next
  /// `}`.
  func firstPlaceholder(from start: Int) -> DevicePlaceholder? {
    var position = start
    while position < endIndex {
      let (dollar, brace) = unmasked(at: position)
      defer { position = brace }
      guard dollar == Byte.dollar, brace < endIndex else { continue }
      let (open, body) = unmasked(at: brace)
      guard open == Byte.openBrace, body < endIndex, unmasked(at: body).byte != Byte.closeBrace else {
        continue
      }
      guard let (close, end) = firstCloseBrace(from: body) else { return nil }
      return DevicePlaceholder(
        range: position..<end, body: body..<close, isWhole: body - position == 2 && end - close == 1)
    }
    return nil
  }

  private func firstCloseBrace(from start: Int) -> (position: Int, end: Int)? {
    var position = start
    while position < endIndex {
      let (byte, end) = unmasked(at: position)
      if byte == Byte.closeBrace { return (position, end) }
      position = end
    }
    return nil
  }
}

/// A placeholder in a text.
struct DevicePlaceholder {
  /// The range from the `$` to the `}`.
  let range: Range<Int>
  /// The range between the braces.
  let body: Range<Int>
  /// Whether no other scalar forms a grapheme cluster with the `$` or a brace. On device the regular
  /// expression finds other placeholders too, but their ranges cannot be converted, and they stay.
  let isWhole: Bool
}
