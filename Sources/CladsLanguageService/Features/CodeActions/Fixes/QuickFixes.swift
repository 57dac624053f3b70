import Diagnostics

/// The fixes of the findings at the stretch, the best of each first.
enum QuickFixes: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    scene.touched.flatMap { diagnostic in
      diagnostic.fixes.enumerated().map { number, fix in
        CodeAction(
          fix.title, .quickFix, edits: fix.edits, otherFiles: fix.otherFiles, mending: diagnostic,
          isPreferred: number == 0)
      }
    }
  }
}
