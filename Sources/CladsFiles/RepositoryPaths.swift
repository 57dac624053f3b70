/// The paths of files relative to the root of their git repository, with which services find the files that a
/// report is about.
package struct RepositoryPaths: Sendable {
  /// The path of each folder relative to the root, by its path as printed; `nil` outside of any repository.
  private var folders: [String: String?] = [:]

  /// Creates the paths of files; each folder is looked up once.
  package init(of paths: some Sequence<String> = []) {
    for path in paths {
      let folder = Paths.folder(of: path)
      if folders[folder] == nil { folders[folder] = .some(Self.path(ofFolder: folder)) }
    }
  }

  /// Returns the path of a file relative to the root of its repository; `nil` outside of any.
  package func path(of file: String) -> String? {
    let folder = Paths.folder(of: file)
    guard let path = folders[folder] ?? Self.path(ofFolder: folder) else { return nil }
    return Paths.join(path, Paths.name(of: file))
  }

  private static func path(ofFolder folder: String) -> String? {
    let absolute = FileSystem.resolvedAsFarAsPossible(folder)
    guard let root = WorkTree.repository(around: absolute) else { return nil }
    return absolute == root ? "" : Paths.relative(absolute, to: root)
  }
}
