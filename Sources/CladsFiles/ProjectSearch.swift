import CladsProject

/// A quick search for project files, which does not look at anything else.
package enum ProjectSearch {
  /// The number of folders that are searched, and how deep: the start of a server must not wait for a large
  /// workspace.
  private static let maximumFolderCount = 300
  private static let maximumDepth = 4

  /// Returns the paths of the project file at or above a folder, and of those not far below it.
  package static func files(around folder: String) -> [String] {
    var paths: [String] = []
    var above = folder
    while true {
      let candidate = Paths.join(above, FileKind.projectFileName)
      if FileSystem.isPresent(candidate) {
        paths.append(candidate)
        break
      }
      let parent = Paths.folder(of: above)
      if parent == above || above == "/" { break }
      above = parent
    }
    var level = [folder]
    var count = 0
    for _ in 0..<maximumDepth where !level.isEmpty {
      var next: [String] = []
      for folder in level where count < maximumFolderCount {
        count += 1
        for name in (try? FileSystem.names(in: folder)) ?? [] where FileKind.isSearched(name) {
          let path = Paths.join(folder, name)
          if name == FileKind.projectFileName {
            paths.append(path)
          } else if !name.contains("."), !FileKind.isProductFolder(name),
            case let entry = FileSystem.entry(path), !entry.isLink,
            case .folder = entry.kind
          {
            next.append(path)
          }
        }
      }
      level = next
    }
    return paths
  }
}
