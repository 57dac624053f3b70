import SourceText

extension Git {
  /// Returns the absolute path of the root of the work tree.
  ///
  /// - Throws: `GitError` if git cannot be started, or the folder is not in a work tree.
  package func root() throws(GitError) -> String { try line(of: ["rev-parse", "--show-toplevel"]) }

  /// Returns the object ID of the commit where the histories of two revisions part; `nil` if they have none
  /// in common, as in a shallow clone, or if git knows no such revision.
  package func mergeBase(_ a: String, _ b: String) -> String? {
    guard (try? Self.check(a)) != nil, (try? Self.check(b)) != nil else { return nil }
    return try? line(of: ["merge-base", a, b])
  }

  /// Returns the absolute paths of the files in the work tree that git ignores.
  ///
  /// - Throws: `GitError` if git cannot be started, or the folder is not in a work tree.
  package func ignored() throws(GitError) -> Set<String> {
    let root = FileSystem.absolute(try root())
    let output = try run(["-C", root, "ls-files", "--others", "--ignored", "--exclude-standard", "-z"])
    return Set(output.split(separator: 0).map { Paths.join(root, String(decoding: $0, as: UTF8.self)) })
  }

  /// Writes files of a revision to a folder, at their paths relative to the root of the work tree.
  ///
  /// A link is written as a copy of the file that it leads to in the same revision; other links and
  /// submodules are left out. What is too large to be read becomes a file of that size without contents. An
  /// empty `.git` makes the folder a ``WorkTree``.
  ///
  /// - Parameters:
  ///   - revision: a name of a commit.
  ///   - folder: an empty folder.
  ///   - isWanted: whether to write the file at a path relative to the root.
  /// - Throws: `GitError` if git cannot be started, knows no such revision, or lacks the contents of a file;
  ///   if a wanted path leads out of the folder; or if a file cannot be written.
  package func writeFiles(
    of revision: String, to folder: String, where isWanted: (String) -> Bool
  ) throws(GitError) {
    let git = offline
    _ = try git.root()
    let commit = try git.commit(of: revision)
    let tree = try git.tree(of: commit, revision)
    let wanted = try git.entries(of: tree, revision, where: isWanted)
    let writer = FileWriter(folder: folder)
    var problem = Self.problem(".git") { () throws(FileWritingError) in
      try writer.create(.bytes([]), at: ".git")
    }
    if let problem { throw problem }
    try git.read(wanted, of: revision, maximumSize: FileSystem.maximumFileSize) { entry, object in
      let contents: FileWriter.NewContents
      switch object {
      case .contents(let bytes): contents = .bytes(bytes)
      case .tooLarge(let size): contents = .hole(size: size)
      case .missing, .other: return true
      }
      problem = Self.problem(entry.path) { () throws(FileWritingError) in
        try writer.create(contents, at: entry.path)
      }
      return problem == nil
    }
    if let problem { throw problem }
  }

  /// Reads files of a revision.
  ///
  /// - Parameters:
  ///   - revision: a name of a commit.
  ///   - limit: the number of files that are read.
  ///   - isWanted: whether to read the file at a path relative to the root.
  /// - Returns: their contents, by their paths relative to the root of the work tree, without those that are
  ///   too large.
  /// - Throws: `GitError` if git cannot be started, knows no such revision, or lacks the contents of a file.
  package func contents(
    of revision: String, upTo limit: Int = .max, where isWanted: (String) -> Bool
  ) throws(GitError) -> [String: [UInt8]] {
    let git = offline
    let tree = try git.tree(of: try git.commit(of: revision), revision)
    var contents: [String: [UInt8]] = [:]
    let wanted = try git.entries(of: tree, revision, where: isWanted).prefix(limit)
    try git.read(Array(wanted), of: revision, maximumSize: FileSystem.maximumFileSize) { entry, object in
      if case .contents(let bytes) = object { contents[entry.path] = bytes }
      return true
    }
    return contents
  }

  /// Returns the wanted entries of a tree, with links replaced by what they lead to.
  private func entries(
    of tree: GitTree, _ revision: String, where isWanted: (String) -> Bool
  ) throws(GitError) -> [GitTree.Entry] {
    let wanted = tree.entries.filter { isWanted($0.path) && Self.depth($0.path) <= FileWriter.maximumDepth }
    if let invalid = wanted.first(where: { !GitTree.isValid($0.path) }) {
      throw GitError(message: "the revision `\(revision)` has the invalid path `\(invalid.path)`")
    }
    if !wanted.contains(where: \.isLink) { return wanted }
    let links = GitLinks(of: tree, targets: try targets(ofLinksIn: tree, revision))
    return wanted.compactMap { entry in
      guard entry.isLink else { return entry }
      return links.file(of: entry.path).map { .init(path: entry.path, id: $0.id, isLink: false) }
    }
  }

  private func tree(of commit: String, _ revision: String) throws(GitError) -> GitTree {
    do throws(GitError) {
      return GitTree(listing: try run(["ls-tree", "-r", "-z", "--full-tree", commit]))
    } catch {
      throw Self.isAboutFetching(error) ? Self.lacking("the folders", of: revision) : error
    }
  }

  /// Whether git has ended because it may not fetch what a partial clone lacks.
  private static func isAboutFetching(_ error: GitError) -> Bool {
    ["lazy fetching", "promisor", "transport"].contains { error.message.contains($0) }
  }

  private static func lacking(_ what: String, of revision: String) -> GitError {
    GitError(
      message: "the repository lacks \(what) of the revision `\(revision)`: it is damaged, "
        + "or a partial clone, into which nothing is fetched now")
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// Returns the problem with writing a file; `nil` if it is written.
  private static func problem(
    _ path: String, writing body: () throws(FileWritingError) -> Void
  ) -> GitError? {
    do throws(FileWritingError) {
      try body()
      return nil
    } catch {
      return GitError(message: "\(path): \(error.message)")
    }
  }

  /// Returns the paths that the links in a tree contain, by their own paths; throws `GitError` if git fails.
  private func targets(ofLinksIn tree: GitTree, _ revision: String) throws(GitError) -> [String: String] {
    var targets: [String: String] = [:]
    let links = tree.entries.filter(\.isLink)
    try read(links, of: revision, maximumSize: GitLinks.maximumSize) { entry, object in
      if case .contents(let bytes) = object {
        targets[entry.path] = String(decoding: bytes, as: UTF8.self)
      }
      return true
    }
    return targets
  }

  /// Reads the contents of entries of a tree, with one process.
  ///
  /// - Parameters:
  ///   - entries: the entries.
  ///   - revision: the revision that they are from.
  ///   - maximumSize: the size of the largest contents to read.
  ///   - receive: gets each entry with its object, and returns whether the next one is wanted.
  /// - Throws: `GitError` if git fails, or if an object is missing.
  private func read(
    _ entries: [GitTree.Entry], of revision: String, maximumSize: Int,
    receive: (GitTree.Entry, GitObjects.Object) -> Bool
  ) throws(GitError) {
    if entries.isEmpty { return }
    var objects = GitObjects(maximumSize: maximumSize)
    var next = 0
    var isStopped = false
    var lacking: String?
    let requests = entries.flatMap { $0.id + [0x0A] }
    do throws(GitError) {
      try run(["cat-file", "--batch", "--buffer"], input: requests) {
        objects.read($0) { object in
          guard next < entries.count else { return false }
          let entry = entries[next]
          next += 1
          if object == .missing { lacking = entry.path }
          isStopped = lacking != nil || !receive(entry, object)
          return !isStopped
        }
      }
    } catch {
      if !isStopped {
        // The first one without an answer need not be the one: answers are printed in groups.
        throw Self.isAboutFetching(error) ? Self.lacking("files", of: revision) : error
      }
    }
    if let lacking { throw Self.lacking("`\(lacking)`", of: revision) }
    guard isStopped || next == entries.count else {
      throw GitError(message: "git has not printed all files of the revision `\(revision)`")
    }
  }
}
