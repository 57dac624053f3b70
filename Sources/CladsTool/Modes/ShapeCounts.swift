import CladsAnalysis
import Diagnostics

/// How many documents of each shape a stream has.
struct ShapeCounts {
  private var shapes: [DocumentShape: CountedShape] = [:]

  /// The number of shapes that are told apart; documents of others are not counted.
  private static let maximumCount = 65_536

  mutating func count(_ file: CheckedFile) {
    guard let shape = file.shape, let line = file.line else { return }
    if shapes[shape] == nil, shapes.count >= Self.maximumCount { return }
    shapes[
      shape, default: CountedShape(shape: "\(shape)", first: line, findings: file.counts.count)
    ].documents += 1
  }

  /// The shapes, the most frequent first.
  var sorted: [CountedShape] {
    shapes.values.sorted { ($1.documents, $0.first.number) < ($0.documents, $1.first.number) }
  }
}
