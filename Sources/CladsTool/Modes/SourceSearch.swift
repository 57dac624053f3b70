import CladsCheck
import CladsFiles
import CladsProject
import JSONSyntax

/// The Swift files beside a project file that register something, for `--init`.
struct SourceSearch {
  /// The globs of files with source code, to write into the project file; empty if it has some, or if no file
  /// registers anything.
  let globs: [String]
  /// The project with these sources.
  let project: Project

  /// Searches the folder of a project file, which may not exist yet.
  init(besides target: String, existing: Project?, ignoring: Ignoring) {
    let folder = Paths.folder(of: FileSystem.absolute(target))
    let files = FilesBeside(folder: folder)
    let globs = existing?.sources == nil ? Self.globs(in: files, ignoring) : []
    self.globs = globs
    guard !globs.isEmpty else {
      project = existing ?? Project()
      return
    }
    let bytes = (try? FileSystem.read(target)) ?? Array("{}".utf8)
    let text = ProjectMerge(SyntaxTree.parse(bytes)).adding(sources: globs)
    project = Project.read(text, path: target, files: files)
  }

  /// Returns a glob for each top folder with a file that registers something; what it registers may be
  /// defined anywhere in there.
  private static func globs(in files: FilesBeside, _ ignoring: Ignoring) -> [String] {
    let paths = files.sourcePaths(matching: Glob("**/*.swift"), ignoring: ignoring)
    let contents = paths.filter { !isTest($0) }.compactMap { path in
      (try? files.read(path)).map { (path: path, bytes: $0) }
    }
    let sources = ProjectSources(contents)
    guard !sources.isEmpty else { return [] }
    let folders = sources.registeringPaths.map { path in
      path.contains("/") ? String(path.prefix { $0 != "/" }) + "/**/*.swift" : "*.swift"
    }
    return Set(folders).sorted()
  }

  /// Whether a file belongs to tests, which may register names that the app does not have.
  private static func isTest(_ path: String) -> Bool {
    path.pathComponents.contains { $0.hasSuffix("Tests") }
  }
}
