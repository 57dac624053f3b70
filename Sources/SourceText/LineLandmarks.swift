/// The positions of some offsets in long lines, from which others can be counted.
///
/// A minified document can be one line of megabytes with thousands of findings; counting each of their
/// positions from the start of the line would take time in the square of its length.
struct LineLandmarks: Sendable {
  private struct Landmark: Sendable {
    let offset: Int
    let utf16: Int
    let utf32: Int
  }

  /// The distance between two landmarks of a line, in bytes; shorter lines have none.
  static let distance = 4_096

  private var landmarks: [Landmark] = []

  var isEmpty: Bool { landmarks.isEmpty }

  init(_ bytes: [UInt8], lineStarts: [Int]) {
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      if end - start > Self.distance { append(bytes, start, end) }
    }
  }

  private mutating func append(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var landmark = Landmark(offset: start, utf16: 0, utf32: 0)
    while landmark.offset + Self.distance < end {
      let next = scalarBoundary(in: bytes, from: landmark.offset, atOrAfter: landmark.offset + Self.distance)
      landmark = Landmark(
        offset: next,
        utf16: landmark.utf16 + PositionEncoding.utf16.count(of: bytes, in: landmark.offset..<next),
        utf32: landmark.utf32 + PositionEncoding.utf32.count(of: bytes, in: landmark.offset..<next))
      landmarks.append(landmark)
    }
  }

  /// Returns the last landmark at or before `offset` in a line that starts at `start`, and its number of
  /// code units; without one, the start.
  func nearest(to offset: Int, after start: Int, _ encoding: PositionEncoding) -> (offset: Int, units: Int) {
    nearest(after: start) { $0.offset <= offset }.map { ($0.offset, units($0, start, encoding)) } ?? (
      start, 0
    )
  }

  /// Returns the last landmark of the line in `range` with at most so many code units before it; without
  /// one, the start.
  func nearest(
    toUnits count: Int, in range: Range<Int>, _ encoding: PositionEncoding
  ) -> (offset: Int, units: Int) {
    nearest(after: range.lowerBound) {
      $0.offset < range.lowerBound
        || ($0.offset < range.upperBound && units($0, range.lowerBound, encoding) <= count)
    }.map { ($0.offset, units($0, range.lowerBound, encoding)) } ?? (range.lowerBound, 0)
  }

  private func nearest(after start: Int, _ isBefore: (Landmark) -> Bool) -> Landmark? {
    let next = landmarks.partitioningIndex { !isBefore($0) }
    return next > 0 && landmarks[next - 1].offset > start ? landmarks[next - 1] : nil
  }

  private func units(_ landmark: Landmark, _ start: Int, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: landmark.offset - start
    case .utf16: landmark.utf16
    case .utf32: landmark.utf32
    }
  }
}
