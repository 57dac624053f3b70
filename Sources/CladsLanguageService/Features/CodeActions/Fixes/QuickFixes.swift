import Diagnostics

/// Offers the fixes of the findings in the range, the preferred fix of each first.
enum QuickFixes: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  /// The number of findings whose fixes are offered; a longer list would not help.
  private static let maximumFindings = 100

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    context.touched.lazy.filter { !$0.fixes.isEmpty }.prefix(maximumFindings).flatMap { diagnostic in
      diagnostic.fixes.enumerated().map { index, fix in
        CodeAction(
          fix.title, .quickFix, edits: fix.edits, otherFiles: fix.otherFiles, fixing: diagnostic,
          isPreferred: index == 0 && fix.applicability != .alternative && !fix.isDestructive)
      }
    }
  }
}
