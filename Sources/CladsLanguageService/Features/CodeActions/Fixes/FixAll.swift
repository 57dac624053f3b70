import Diagnostics
import SourceText

/// Applies the first fix of every finding, if it is safe.
enum FixAll: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAll]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [CodeAction("Apply all safe fixes", .fixAll, edits: context.firstFixes(\.isSafe))]
  }
}

/// Applies the first fix of every finding, unless it is one of several equal ones.
enum FixAllSuggested: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAllSuggested]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [
      CodeAction(
        "Apply all safe and suggested fixes", .fixAllSuggested,
        edits: context.firstFixes { $0.applicability != .alternative })
    ]
  }
}

extension CodeActionContext {
  /// Returns the edits of the first fixes of all findings that concern only this file and are included.
  fileprivate func firstFixes(_ isIncluded: (QuickFix) -> Bool) -> [TextEdit] {
    let fixes = diagnostics.compactMap(\.fixes.first).filter { $0.otherFiles.isEmpty && isIncluded($0) }
    return Edits.compatible(fixes.map(\.edits))
  }
}

/// Applies the first fix of every finding of a rule, for a rule with a finding in the range.
enum FixAllOfRule: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    var seen: Set<DiagnosticID> = []
    return context.touched.compactMap { diagnostic in
      guard seen.insert(diagnostic.id).inserted else { return nil }
      let fixes = context.diagnostics.filter { $0.id == diagnostic.id }.compactMap(\.fixes.first)
        .filter { $0.applicability != .alternative }
      guard fixes.count > 1, fixes.allSatisfy(\.otherFiles.isEmpty) else { return nil }
      return CodeAction(
        "Fix all \(fixes.count) findings of `\(diagnostic.id.rawValue)` in this document", .quickFix,
        edits: Edits.compatible(fixes.map(\.edits)))
    }
  }
}

/// Functions on lists of edits.
enum Edits {
  /// Returns the edits of all groups, without the groups that overlap an earlier one.
  static func compatible(_ groups: [[TextEdit]]) -> [TextEdit] {
    // Sorted and disjoint, so that a binary search finds the only two ranges that can overlap a new one.
    var taken: [TextRange] = []
    var result: [TextEdit] = []
    for group in groups {
      if group.contains(where: { overlaps($0.range, taken) }) { continue }
      for edit in group { taken.insert(edit.range, at: insertionIndex(of: edit.range, in: taken)) }
      result += group
    }
    return result
  }

  private static func overlaps(_ range: TextRange, _ taken: [TextRange]) -> Bool {
    let index = insertionIndex(of: range, in: taken)
    return taken[max(index - 1, 0)..<min(index + 1, taken.count)].contains { overlaps($0, range) }
  }

  /// Returns the index at which a range must be inserted to keep the ranges sorted.
  private static func insertionIndex(of range: TextRange, in taken: [TextRange]) -> Int {
    taken.partitioningIndex { ($0.start, $0.end) >= (range.start, range.end) }
  }

  private static func overlaps(_ a: TextRange, _ b: TextRange) -> Bool {
    a == b || (a.start < b.end && b.start < a.end)
  }
}
