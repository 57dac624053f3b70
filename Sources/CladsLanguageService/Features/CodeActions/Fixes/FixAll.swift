import Diagnostics
import SourceText

/// The best fix of every finding that may be mended without looking.
enum FixAll: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAll]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    let fixes = scene.diagnostics.compactMap { $0.fixes.first { $0.isSafe } }
    return [CodeAction("Apply all safe fixes", .fixAll, edits: Edits.compatible(fixes.map(\.edits)))]
  }
}

/// The best fix of every finding of a rule, for a finding at the stretch.
enum FixAllOfRule: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    var seen: Set<DiagnosticID> = []
    return scene.touched.compactMap { diagnostic in
      guard seen.insert(diagnostic.id).inserted else { return nil }
      let fixes = scene.diagnostics.filter { $0.id == diagnostic.id }.compactMap(\.fixes.first)
      guard fixes.count > 1, fixes.allSatisfy(\.otherFiles.isEmpty) else { return nil }
      return CodeAction(
        "Fix all \(fixes.count) findings of `\(diagnostic.id.rawValue)` in this document", .quickFix,
        edits: Edits.compatible(fixes.map(\.edits)))
    }
  }
}

/// Changes that go together.
enum Edits {
  /// All changes of as many groups as fit: a group that overlaps an earlier one is left out.
  static func compatible(_ groups: [[TextEdit]]) -> [TextEdit] {
    // Sorted, and none overlaps another.
    var taken: [TextRange] = []
    var result: [TextEdit] = []
    for group in groups {
      if group.contains(where: { overlaps($0.range, taken) }) { continue }
      for edit in group { taken.insert(edit.range, at: place(of: edit.range, in: taken)) }
      result += group
    }
    return result
  }

  private static func overlaps(_ range: TextRange, _ taken: [TextRange]) -> Bool {
    let place = place(of: range, in: taken)
    return taken[max(place - 1, 0)..<min(place + 1, taken.count)].contains { overlaps($0, range) }
  }

  /// The number of ranges that come before one.
  private static func place(of range: TextRange, in taken: [TextRange]) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if (taken[middle].start, taken[middle].end) < (range.start, range.end) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func overlaps(_ a: TextRange, _ b: TextRange) -> Bool {
    a == b || (a.start < b.end && b.start < a.end)
  }
}
