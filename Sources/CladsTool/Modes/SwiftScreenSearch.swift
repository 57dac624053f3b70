import CladsAnalysis
import CladsFiles
import CladsProject
import SourceText

/// The Swift files beside a project file with documents in string literals, for `--init`.
struct SwiftScreenSearch {
  /// The globs of the files, to write into the project file; empty if it lists Swift files already.
  private(set) var globs: [String] = []
  /// The paths of the files, as printed.
  private(set) var paths: [String] = []

  /// Searches the folder of a project file, which may not exist yet, within some files and folders.
  init(besides target: String, existing: Project?, in wanted: [String], ignoring: Ignoring) {
    if existing?.documents.contains(where: \.isSwift) ?? false { return }
    let folder = Paths.folder(of: FileSystem.absolute(target))
    let files = FilesBeside(folder: folder)
    let bounds = wanted.map(FileSystem.absolute)
    for path in files.sourcePaths(matching: Glob("**/*.swift"), ignoring: ignoring) {
      let absolute = Paths.join(folder, path)
      guard bounds.contains(where: { absolute == $0 || Paths.relative(absolute, to: $0) != nil }),
        !(existing?.excludes(path) ?? false), let bytes = try? files.read(path),
        !ParsedFile(SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)).embedded.isEmpty
      else { continue }
      paths.append(Paths.join(Paths.folder(of: target), path))
      let glob = path.contains("/") ? String(path.prefix { $0 != "/" }) + "/**/*.swift" : "*.swift"
      if !globs.contains(glob) { globs.append(glob) }
    }
  }
}
