import CladsProject

/// What a search of folders leaves out, besides hidden files and folders.
package enum Ignoring: Sendable {
  /// Folders of build products and of dependencies, and what the files `.gitignore` list.
  case all
  /// Only folders of build products and of dependencies.
  case products
  /// Only `node_modules`.
  case nothing
}

/// What is ignored in a folder: by the `.gitignore` there and in the folders above, up to the root of the
/// work tree, and by its name.
struct IgnoredNames: Sendable {
  private let ignoring: Ignoring
  /// The components of the path of the folder, relative to the root of the work tree.
  private var path: [[UInt8]] = []
  /// The files with patterns, each with the number of components of its folder; the last one decides first.
  private var files: [(depth: Int, file: IgnoreFile)] = []

  /// Creates the names that are ignored in a folder, given those of the folders above it and the cache.
  init(in folder: String, of workTree: WorkTree, _ ignoring: Ignoring, _ cache: inout IgnoreFileCache) {
    self.ignoring = ignoring
    guard ignoring == .all else { return }
    enterRoot(workTree.root, &cache)
    var current = workTree.root
    let relative = Paths.relative(FileSystem.absolute(folder), to: workTree.root)
    for name in relative?.pathComponents ?? [] {
      current = Paths.join(current, name)
      enter(name, at: current, &cache)
    }
  }

  /// Returns the names that are ignored in a folder of this one.
  func entering(_ name: String, at path: String, _ cache: inout IgnoreFileCache) -> IgnoredNames {
    var inner = self
    if ignoring == .all { inner.enter(name, at: path, &cache) }
    return inner
  }

  private mutating func enter(_ name: String, at path: String, _ cache: inout IgnoreFileCache) {
    // A work tree in another one, such as a submodule, has its own rules.
    if FileSystem.isPresent(Paths.join(path, ".git")) {
      self.path = []
      files = []
      enterRoot(path, &cache)
      return
    }
    self.path.append(Array(name.utf8))
    append(cache.gitignore(in: path))
  }

  private mutating func enterRoot(_ root: String, _ cache: inout IgnoreFileCache) {
    append(cache.exclude(ofRoot: root))
    append(cache.gitignore(in: root))
  }

  private mutating func append(_ file: IgnoreFile?) {
    if let file, !file.isEmpty { files.append((path.count, file)) }
  }

  /// Why a name in the folder is ignored.
  enum Reason {
    case pattern, product
  }

  /// Returns why a file or folder in this folder is ignored; `nil` if it is not.
  func reason(toIgnore name: String, isFolder: Bool) -> Reason? {
    if ignoring == .nothing { return nil }
    let isProduct = isFolder && FileKind.isProductFolder(name)
    if files.isEmpty { return isProduct ? .product : nil }
    let full = path + [Array(name.utf8)]
    for (depth, file) in files.reversed() {
      guard let isIgnored = file.ignores(full[depth...], isFolder: isFolder) else { continue }
      return isIgnored ? .pattern : nil
    }
    return isProduct ? .product : nil
  }
}

/// The files with patterns that have been read, each once.
struct IgnoreFileCache: Sendable {
  private var files: [String: IgnoreFile?] = [:]

  /// Returns the `.gitignore` in a folder; `nil` if there is none. Git does not follow a link either.
  mutating func gitignore(in folder: String) -> IgnoreFile? { file(at: Paths.join(folder, ".gitignore")) }

  /// Returns the patterns of a repository that are not in its work tree; `nil` if there are none.
  mutating func exclude(ofRoot root: String) -> IgnoreFile? {
    GitFolder(ofRoot: root).flatMap { file(at: Paths.join($0.path, "info/exclude")) }
  }

  private mutating func file(at path: String) -> IgnoreFile? {
    if let known = files[path] { return known }
    let entry = FileSystem.entry(path)
    let file =
      entry.kind.isFile && !entry.isLink ? (try? FileSystem.read(path)).map { IgnoreFile($0) } : nil
    files[path] = .some(file)
    return file
  }
}
