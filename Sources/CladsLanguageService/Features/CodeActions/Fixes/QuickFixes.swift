import Diagnostics

/// The fixes of the findings at the stretch, the best of each first.
enum QuickFixes: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  /// Nobody reads a longer list.
  private static let mostFindings = 100

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    scene.touched.lazy.filter { !$0.fixes.isEmpty }.prefix(mostFindings).flatMap { diagnostic in
      diagnostic.fixes.enumerated().map { number, fix in
        CodeAction(
          fix.title, .quickFix, edits: fix.edits, otherFiles: fix.otherFiles, mending: diagnostic,
          isPreferred: number == 0)
      }
    }
  }
}
