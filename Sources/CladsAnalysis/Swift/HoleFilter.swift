import CladsDocument
package import Diagnostics
package import JSONSyntax
import SourceText

/// Drops findings that what is not in the text could disprove.
package struct HoleFilter {
  private let tree: SyntaxTree

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the findings that hold whatever the holes of the text yield.
  package func filtered(_ findings: [Finding]) -> [Finding] {
    if tree.holes.isEmpty { return findings }
    return findings.filter { !isAboutHole($0.range) }
  }

  /// Whether a range contains a hole, or is in a string with one.
  private func isAboutHole(_ range: TextRange) -> Bool {
    let holes = tree.holes
    let next = holes.partitioningIndex { $0.end > range.start }
    if next < holes.count, holes[next].start < range.end { return true }
    let record = tree.record(at: range.start)
    return tree.withView { view in
      view.kind(record) == .string && view.flags(record).contains(.hasHole)
        || isInUnknownObject(record, view)
    }
  }

  /// Whether what a record means depends on a key or a `type` that is not in the text: on one in the object
  /// around it, or in the object around that.
  private func isInUnknownObject(_ record: RecordIndex, _ view: SyntaxView) -> Bool {
    // A finding about a key may be about its value.
    if view.kind(view[record].parent) == .member, let value = view.value(of: view[record].parent),
      view.kind(value) == .object, hasUnknownMeaning(value, view)
    {
      return true
    }
    var index = record
    var remaining = 2
    while remaining > 0 {
      if view.kind(index) == .object {
        if hasUnknownMeaning(index, view) { return true }
        remaining -= 1
      }
      let parent = view[index].parent
      if parent == index { return false }
      index = parent
    }
    return false
  }

  private func hasUnknownMeaning(_ object: RecordIndex, _ view: SyntaxView) -> Bool {
    view.hasHoleInType(object)
      || view.members(of: object).contains { view.flags(view.name(of: $0)).contains(.hasHole) }
  }
}
