import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

/// Finds the declarations of tokens in design token files.
enum TokenDeclarations {
  /// Returns the declaration of a token in the current text of a token file, whose path is relative to the
  /// project file; the start of the file if it no longer declares the token, and `nil` if it cannot be read.
  static func target(
    of name: String, in file: String, relativeTo projectPath: String, _ workspace: some WorkspaceReading
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

  /// Returns the declarations of a token of one design system, or of any, in the token files of a project, at
  /// most one per file.
  static func all(
    of name: String, in project: Project, of system: String?, relativeTo projectPath: String,
    _ workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    let systems = project.designSystems.values.filter { system == nil || $0.name == system }
    let tokens = systems.compactMap { $0.token(named: name) }
    let files = Set(tokens.filter { !$0.isInSource }.compactMap { $0.declaration?.file })
    var targets: [NameTarget] = []
    for file in files.sorted() {
      let target = await target(of: name, in: file, relativeTo: projectPath, workspace)
      if let target, !target.range.isEmpty {
        targets.append(target)
      }
    }
    return targets
  }
}
