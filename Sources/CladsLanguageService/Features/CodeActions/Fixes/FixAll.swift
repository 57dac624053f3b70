import Diagnostics
import SourceText

/// Applies the safe fixes of all findings.
enum FixAll: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAll]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [CodeAction("Apply all safe fixes", .fixAll, edits: context.edits(of: .safe))]
  }
}

/// Applies the safe fixes of all findings, and first fixes that are the one clear candidate.
enum FixAllSuggested: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.fixAllSuggested]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    [
      CodeAction(
        "Apply all safe and suggested fixes", .fixAllSuggested,
        edits: context.edits(of: .suggested))
    ]
  }
}

extension CodeActionContext {
  /// Returns the edits of the fixes that a selection includes, without those that overlap.
  fileprivate func edits(of selection: FixSelection) -> [TextEdit] {
    CodeAction.joined(diagnostics.compactMap { $0.fix(selection)?.edits })
  }
}

extension CodeAction {
  /// Returns the edits of all groups, without the groups that overlap an earlier one.
  fileprivate static func joined(_ groups: [[TextEdit]]) -> [TextEdit] {
    var edits = DisjointEdits()
    for group in groups { edits.insert(group) }
    return edits.edits
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
        edits: CodeAction.joined(fixes.map(\.edits)))
    }
  }
}
