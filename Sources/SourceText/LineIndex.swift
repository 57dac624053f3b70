/// Where the lines of a text start.
///
/// LF, CRLF and CR each end a line. A text that ends with a line break has an empty last line; the empty text has
/// one line.
public struct LineIndex: Sendable {
  /// Sorted byte offsets of each line's first byte; never empty, starts with 0.
  private let starts: [Int]
  private let byteCount: Int

  /// Finds the lines of `bytes`.
  public init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    starts = bytes.withUnsafeBytes { lineStarts(in: $0) }
  }

  /// The number of lines; at least one.
  public var lineCount: Int { starts.count }

  /// The zero-based number of the line around `offset`; offsets outside the text count as its nearest end.
  public func line(containing offset: TextOffset) -> Int {
    var low = 0
    var high = starts.count
    while high &- low > 1 {
      let middle = (low &+ high) / 2
      if starts[middle] <= offset.utf8 { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset of the first byte of a zero-based line; lines outside the text count as its nearest end.
  public func start(ofLine line: Int) -> TextOffset {
    if line < 0 { return TextOffset(utf8: 0) }
    return TextOffset(utf8: line < starts.count ? starts[line] : byteCount)
  }

  /// The stretch of a zero-based line without its line break; empty for lines outside the text.
  ///
  /// `bytes` is the text the index was made from.
  public func contentRange(ofLine line: Int, in bytes: [UInt8]) -> TextRange {
    let start = start(ofLine: line).utf8
    guard line >= 0, line < starts.count else { return TextRange(utf8: start, start) }
    guard line &+ 1 < starts.count else { return TextRange(utf8: start, byteCount) }
    var end = Swift.min(starts[line &+ 1], bytes.count)
    if end > start, bytes[end &- 1] == 0x0A { end &-= 1 }
    if end > start, bytes[end &- 1] == 0x0D { end &-= 1 }
    return TextRange(utf8: Swift.min(start, end), end)
  }
}

private func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
  var starts = [0]
  starts.reserveCapacity(bytes.count / 32 &+ 1)
  guard let base = bytes.baseAddress else { return starts }
  let count = bytes.count
  var offset = 0
  // Eight bytes at a time, as one number.
  while offset &+ 8 <= count {
    let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    var breaks = highBits(ofBytesEqualTo: 0x0A, in: word) | highBits(ofBytesEqualTo: 0x0D, in: word)
    while breaks != 0 {
      appendStart(after: offset &+ breaks.trailingZeroBitCount / 8, of: base, count: count, to: &starts)
      breaks &= breaks &- 1
    }
    offset &+= 8
  }
  while offset < count {
    let byte = base.load(fromByteOffset: offset, as: UInt8.self)
    if byte == 0x0A || byte == 0x0D { appendStart(after: offset, of: base, count: count, to: &starts) }
    offset &+= 1
  }
  return starts
}

/// Appends the start of the line after the LF or CR at `offset`, unless that is the first half of a CRLF.
@inline(__always)
private func appendStart(after offset: Int, of base: UnsafeRawPointer, count: Int, to starts: inout [Int]) {
  let next = offset &+ 1
  if base.load(fromByteOffset: offset, as: UInt8.self) == 0x0D, next < count,
    base.load(fromByteOffset: next, as: UInt8.self) == 0x0A
  {
    return
  }
  starts.append(next)
}

/// A word with the highest bit of exactly those bytes set that are `byte`.
@inline(__always)
private func highBits(ofBytesEqualTo byte: UInt64, in word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let difference = word ^ (byte &* 0x0101_0101_0101_0101)
  return ~(((difference & low) &+ low) | difference | low)
}
