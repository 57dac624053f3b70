/// A text wrapped into lines.
package struct TextLines {
  /// A line: a range of cluster indices, and its width.
  package struct Line: Sendable {
    package let start: Int
    package let end: Int
    package let width: Int
  }

  private let clusters: [TextCluster]
  private let limit: Int
  package private(set) var lines: [Line] = []

  /// Wraps a text at a width, between words where possible.
  package init(_ clusters: [TextCluster], width: Int) {
    self.clusters = clusters
    limit = width
    var start = 0
    while true {
      let end = clusters[start...].firstIndex { $0.traits.contains(.newline) } ?? clusters.count
      wrap(start, end)
      if end >= clusters.count { return }
      start = end + 1
    }
  }

  /// The width of the widest line.
  package var width: Int { lines.reduce(0) { max($0, $1.width) } }

  private mutating func wrap(_ paragraphStart: Int, _ end: Int) {
    var line = LineBuilder(start: paragraphStart)
    var index = paragraphStart
    while index < end {
      let cluster = clusters[index]
      if cluster.isSpace {
        if line.width < limit {
          line.addSpace(cluster, index)
          index += 1
        } else {
          lines.append(line.isAtBreak(index) ? line.untilBreak : line.all(until: index))
          while index < end, clusters[index].isSpace { index += 1 }
          if index == end { return }
          line = LineBuilder(start: index)
        }
        continue
      }
      if line.width + cluster.width > limit, index > line.start {
        if line.hasBreak {
          lines.append(line.untilBreak)
          line = line.rest
        } else {
          lines.append(line.all(until: index))
          line = LineBuilder(start: index)
        }
        continue
      }
      line.add(cluster)
      if allowsBreak(after: index, end) { line.markBreak(index + 1) }
      index += 1
    }
    lines.append(line.all(until: end))
  }

  /// Whether a line may break after a cluster other than a space: after a hyphen in a word, and around wide
  /// characters.
  private func allowsBreak(after index: Int, _ end: Int) -> Bool {
    guard index + 1 < end else { return false }
    let (traits, next) = (clusters[index].traits, clusters[index + 1].traits)
    if next.contains(.space) { return false }
    if traits.contains(.wide) { return !next.contains(.closing) }
    if next.contains(.wide) { return !traits.contains(.opening) }
    guard traits.contains(.hyphen), index > 0 else { return false }
    return clusters[index - 1].traits.contains(.letter) && next.contains(.letter)
  }
}

/// A line that grows cluster by cluster and tracks its last break opportunity.
private struct LineBuilder {
  let start: Int
  private(set) var width = 0
  /// Whether the line has a cluster other than a space; spaces at its start are not break opportunities.
  private var hasText = false
  private var breakEnd = -1
  private var breakNext = -1
  private var breakWidth = 0
  private var nextWidth = 0

  init(start: Int) { self.start = start }

  var hasBreak: Bool { breakNext >= 0 }

  mutating func addSpace(_ space: TextCluster, _ index: Int) {
    if hasText {
      if breakNext != index || !endsInSpace {
        breakEnd = index
        breakWidth = width
      }
      breakNext = index + 1
      nextWidth = width + space.width
      endsInSpace = true
    }
    width += space.width
  }

  private var endsInSpace = false

  mutating func add(_ cluster: TextCluster) {
    hasText = true
    endsInSpace = false
    width += cluster.width
  }

  mutating func markBreak(_ next: Int) {
    breakEnd = next
    breakNext = next
    breakWidth = width
    nextWidth = width
  }

  /// Whether only spaces follow the last break, so that the line ends there.
  func isAtBreak(_ index: Int) -> Bool { endsInSpace && breakNext == index }

  /// The line up to its last break.
  var untilBreak: TextLines.Line { .init(start: start, end: breakEnd, width: breakWidth) }

  /// The rest of the line after its last break.
  var rest: LineBuilder {
    var rest = LineBuilder(start: breakNext)
    rest.width = width - nextWidth
    rest.hasText = rest.width > 0
    return rest
  }

  func all(until end: Int) -> TextLines.Line { .init(start: start, end: end, width: width) }
}
