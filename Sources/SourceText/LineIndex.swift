/// The byte offsets at which the lines of a text start.
///
/// LF, CRLF and CR each end a line. A text that ends with a line break has an empty last line; the empty text
/// has one line.
package struct LineIndex: Sendable {
  /// The offset of the first byte of each line, in ascending order; never empty, starts with 0.
  private let starts: [Int]
  private let byteCount: Int
  /// The positions of some offsets in long lines.
  let landmarks: LineLandmarks

  /// Creates the index of a text.
  package init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    let starts = bytes.withUnsafeBytes { lineStarts(in: $0) }
    self.starts = starts
    landmarks = LineLandmarks(bytes, lineStarts: starts)
  }

  private init(starts: [Int], byteCount: Int, landmarks: LineLandmarks) {
    self.starts = starts
    self.byteCount = byteCount
    self.landmarks = landmarks
  }

  /// Returns the index of the text after an edit that adds and removes no line; `nil` for any other edit.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - old: the text that the index was created from.
  ///   - bytes: the text after the edit.
  /// - Returns: what `LineIndex(bytes)` would be.
  func edited(by edit: TextEdit, from old: [UInt8], to bytes: [UInt8]) -> LineIndex? {
    let (start, end) = (edit.range.start.utf8, edit.range.end.utf8)
    let growth = bytes.count - old.count
    guard start >= 0, start <= end, end <= old.count, growth == edit.newText.utf8.count - (end - start),
      !old[start..<end].contains(where: \.endsLine), !edit.newText.utf8.contains(where: \.endsLine)
    else { return nil }
    // Between these, an edit parts or joins a line break.
    if start > 0, end < old.count, old[start - 1] == Byte.carriageReturn, old[end] == Byte.newline {
      return nil
    }
    let starts = self.starts.map { $0 > start ? $0 + growth : $0 }
    let line = starts.partitioningIndex { $0 > start } - 1
    let lineEnd = line + 1 < starts.count ? starts[line + 1] : bytes.count
    let isShort = landmarks.isEmpty && lineEnd - starts[line] <= LineLandmarks.distance
    return LineIndex(
      starts: starts, byteCount: bytes.count,
      landmarks: isShort ? landmarks : LineLandmarks(bytes, lineStarts: starts))
  }

  /// The number of lines, at least one.
  package var lineCount: Int { starts.count }

  /// Returns the zero-based line that contains `offset`, which is clamped to the text.
  package func line(containing offset: TextOffset) -> Int {
    max(starts.partitioningIndex { $0 > offset.utf8 } &- 1, 0)
  }

  /// Returns the offset of the first byte of a zero-based line; lines outside the text are clamped to it.
  package func start(ofLine line: Int) -> TextOffset {
    if line < 0 { return TextOffset(utf8: 0) }
    return TextOffset(utf8: line < starts.count ? starts[line] : byteCount)
  }

  /// Returns the range of a zero-based line without its line break; empty for lines outside the text.
  ///
  /// `bytes` must be the text that the index was created from.
  package func contentRange(ofLine line: Int, in bytes: [UInt8]) -> TextRange {
    let start = start(ofLine: line).utf8
    guard line >= 0, line < starts.count else { return TextRange(utf8: start, start) }
    guard line &+ 1 < starts.count else { return TextRange(utf8: start, byteCount) }
    var end = Swift.min(starts[line &+ 1], bytes.count)
    if end > start, bytes[end &- 1] == Byte.newline { end &-= 1 }
    if end > start, bytes[end &- 1] == Byte.carriageReturn { end &-= 1 }
    return TextRange(utf8: Swift.min(start, end), end)
  }
}

private func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
  var starts = [0]
  starts.reserveCapacity(bytes.count / 32 &+ 1)
  guard let base = bytes.baseAddress else { return starts }
  let count = bytes.count
  var offset = 0
  // Reads eight bytes at a time: the server indexes the whole text after every keystroke.
  while offset &+ 8 <= count {
    let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    var breaks =
      highBits(ofBytesEqualTo: Byte.newline, in: word)
      | highBits(ofBytesEqualTo: Byte.carriageReturn, in: word)
    while breaks != 0 {
      appendStart(after: offset &+ breaks.trailingZeroBitCount / 8, of: base, count: count, to: &starts)
      breaks &= breaks &- 1
    }
    offset &+= 8
  }
  while offset < count {
    let byte = base.load(fromByteOffset: offset, as: UInt8.self)
    if byte == Byte.newline || byte == Byte.carriageReturn {
      appendStart(after: offset, of: base, count: count, to: &starts)
    }
    offset &+= 1
  }
  return starts
}

/// Appends the start of the line after the LF or CR at `offset`, unless it is the CR of a CRLF.
@inline(__always)
private func appendStart(after offset: Int, of base: UnsafeRawPointer, count: Int, to starts: inout [Int]) {
  let next = offset &+ 1
  if base.load(fromByteOffset: offset, as: UInt8.self) == Byte.carriageReturn, next < count,
    base.load(fromByteOffset: next, as: UInt8.self) == Byte.newline
  {
    return
  }
  starts.append(next)
}

/// Returns a word in which the highest bit of each byte is set exactly if the byte equals `byte`.
///
/// Masking the highest bits before adding keeps carries from spilling into the next byte.
@inline(__always)
private func highBits(ofBytesEqualTo byte: UInt8, in word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
  return ~(((difference & low) &+ low) | difference | low)
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == Byte.newline || self == Byte.carriageReturn }
}
