import CladsProject

/// A search through folders for the files that match a pattern.
struct GlobSearch {
  /// The maximum number of files that are found.
  static let maximumFileCount = 1_000
  /// The maximum number of folders that are searched.
  static let maximumFolderCount = 20_000
  private static let maximumDepth = 100

  private let pattern: Glob
  private let folder: String
  private let workTree: WorkTree
  private let limit: Int
  private let ignoring: Ignoring
  private var ignoreFiles = IgnoreFileCache()
  private var found: [String] = []
  /// The links that were not followed because they lead out of the work tree.
  private var links: [String] = []
  private var visited: Set<[UInt64]> = []

  /// Prepares a search for paths relative to a folder, which ends when it has found as many as `limit`.
  init(
    _ pattern: Glob, in folder: String, _ workTree: WorkTree, limit: Int = maximumFileCount,
    ignoring: Ignoring = .nothing
  ) {
    self.limit = limit
    self.ignoring = ignoring
    self.pattern = pattern
    self.folder = folder
    self.workTree = workTree
  }

  /// Returns the matching paths relative to the folder, and the links that were not followed, both sorted.
  mutating func run() -> (paths: [String], links: [String]) {
    for start in pattern.folders where workTree.contains(Paths.join(folder, start)) {
      visited = []
      let absolute = start == "." ? folder : Paths.join(folder, start)
      search(start, IgnoredNames(in: absolute, of: workTree, ignoring, &ignoreFiles), depth: 0)
    }
    return (Set(found).sorted(), Set(links).sorted())
  }

  private mutating func search(_ path: String, _ ignored: IgnoredNames, depth: Int) {
    let absolute = path == "." ? folder : Paths.join(folder, path)
    guard depth < Self.maximumDepth, visited.count < Self.maximumFolderCount,
      found.count < limit,
      let identity = FileSystem.identity(absolute), visited.insert(identity).inserted,
      let names = try? FileSystem.names(in: absolute)
    else { return }
    for name in names where FileKind.isSearched(name) {
      let inner = Paths.join(path, name)
      let isMatch = pattern.matches(inner)
      let mayContain = pattern.mayMatch(insideFolder: inner)
      guard isMatch || mayContain else { continue }
      let full = Paths.join(folder, inner)
      let entry = FileSystem.entry(full)
      let isFolder = if case .folder = entry.kind { !entry.isLink } else { false }
      if ignored.reason(toIgnore: name, isFolder: isFolder) != nil { continue }
      if entry.isLink, !workTree.contains(full) {
        if links.count < Self.maximumFileCount { links.append(inner) }
        continue
      }
      switch entry.kind {
      case .file where isMatch && found.count < limit: found.append(inner)
      case .folder where mayContain:
        search(inner, ignored.entering(name, at: full, &ignoreFiles), depth: depth + 1)
      default: break
      }
    }
  }
}
