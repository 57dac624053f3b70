import CladsAnalysis
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// Finds where design token files declare tokens.
enum TokenDeclarations {
  /// Where a token file declares a token, in its text as it is now; the start of the file when it no longer does.
  ///
  /// - Parameters:
  ///   - file: the path of the token file, relative to the project file.
  ///   - projectPath: the absolute path of the project file.
  static func target(
    of name: String, in file: String, besides projectPath: String, _ workspace: some WorkspaceReading
  ) async -> NameTarget? {
    let uri = FileURI(path: FilePath.resolved(file, besides: projectPath))
    guard let document = await workspace.document(uri) else { return nil }
    let tree = document.file.tree
    guard let key = DesignToken.declaration(of: name, in: tree) else {
      let start = TextRange(utf8: 0, 0)
      return NameTarget(document: document, range: start, selection: start)
    }
    return tree.withView { view in
      NameTarget(
        document: document, range: view.range(view.member(owning: key) ?? key),
        selection: view.content(of: key))
    }
  }

  /// Where the token files of a project declare a token, each file once.
  static func all(
    of name: String, in project: Project, besides projectPath: String, _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    let files = Set(project.designSystems.values.compactMap { $0.token(named: name)?.file })
    var targets: [NameTarget] = []
    for file in files.sorted() {
      if let target = await target(of: name, in: file, besides: projectPath, workspace), !target.range.isEmpty
      {
        targets.append(target)
      }
    }
    return targets
  }
}
