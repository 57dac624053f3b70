public import Diagnostics
public import JSONSyntax
import SourceText

/// Drops findings that what is not in the text could disprove.
public struct HoleFilter {
  private let tree: SyntaxTree

  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the findings that hold whatever the holes of the text yield.
  public func filtered(_ findings: [Finding]) -> [Finding] {
    if tree.holes.isEmpty { return findings }
    return findings.filter { !isAboutHole($0.range) }
  }

  /// Whether a range contains a hole, or is in a string with one.
  private func isAboutHole(_ range: TextRange) -> Bool {
    let holes = tree.holes
    let next = holes.partitioningIndex { $0.end > range.start }
    if next < holes.count, holes[next].start < range.end { return true }
    let record = tree.record(at: range.start)
    return tree.withView { $0.kind(record) == .string && $0.flags(record).contains(.hasHole) }
  }
}
