package import CladsProject

extension FilesBeside {
  package func files(
    of revision: String, matching patterns: [Glob], after earlier: RevisionFiles?
  ) throws(FileReadingError) -> RevisionFiles {
    do throws(GitError) {
      let git = Git(in: folder).offline
      try Git.check(revision)
      let root = FileSystem.absolute(try git.root())
      let commit = try git.commit(of: revision)
      if let earlier, earlier.commit == commit, earlier.patterns == patterns { return earlier }
      var paths: [String: String] = [:]
      let contents = try git.contents(of: revision, upTo: GlobLimit.sources) { path in
        let relative = Self.relative(Paths.join(root, path), to: folder)
        guard patterns.contains(where: { $0.matches(relative) }) else { return false }
        paths[path] = relative
        return true
      }
      return RevisionFiles(
        of: commit, matching: patterns,
        contents: Dictionary(contents.map { (paths[$0.key] ?? $0.key, $0.value) }) { first, _ in first })
    } catch {
      throw .refused(error.message)
    }
  }

  /// Returns a path relative to a folder, which need not contain it; both are absolute.
  private static func relative(_ path: String, to folder: String) -> String {
    var (folder, prefix) = (folder, "")
    while true {
      if let relative = Paths.relative(path, to: folder) { return prefix + relative }
      let parent = Paths.folder(of: folder)
      if parent == folder { return path }
      (folder, prefix) = (parent, "../" + prefix)
    }
  }
}
