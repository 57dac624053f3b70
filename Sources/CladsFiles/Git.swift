#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure of git.
package struct GitError: Error, Sendable, Hashable {
  /// What git reports, or why it could not be started.
  package let message: String
}

/// The git work tree around a folder; git is started as a process, without a shell.
package struct Git {
  private let folder: String
  private var isOffline = false

  /// - Parameter folder: a folder in the work tree.
  package init(in folder: String) { self.folder = folder }

  /// The same work tree, for commands that fetch nothing: what a partial clone lacks is an error.
  var offline: Git {
    var copy = self
    copy.isOffline = true
    return copy
  }

  /// Returns the files that differ from a revision: committed, staged, changed and new ones, and those that
  /// were deleted.
  ///
  /// - Parameter revision: a name of a commit. Files that changed only there, after the current branch left
  ///   it, do not count.
  /// - Returns: their absolute paths, sorted.
  /// - Throws: `GitError` if git cannot be started, knows no such revision, or is not in a repository.
  package func files(changedSince revision: String) throws(GitError) -> [String] {
    try Self.check(revision)
    let root = try root()
    let commit = try commit(of: revision)
    // Histories without a common commit, as in a shallow clone, are compared as they are.
    let base = mergeBase(commit, "HEAD") ?? commit
    let changed = try run([
      "diff", "--no-relative", "--no-ext-diff", "--no-textconv", "--no-renames", "--name-only", "-z", base,
      "--",
    ])
    let new = try run(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    let paths = (changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(paths).sorted().map { Paths.join(root, $0) }
  }

  /// The variables that git sets for hooks: they would replace the repository of the folder.
  private static let inherited = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
  ]

  /// Checks that a text may name a revision; throws `GitError` if it does not.
  static func check(_ revision: String) throws(GitError) {
    guard !revision.hasPrefix("-"), !revision.isEmpty, !revision.utf8.contains(0) else {
      throw GitError(message: "`\(revision)` is not a revision")
    }
  }

  /// Returns the object ID of the commit that a revision names; throws `GitError` if there is none.
  func commit(of revision: String) throws(GitError) -> String {
    try Self.check(revision)
    do throws(GitError) {
      return try line(of: ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    } catch {
      throw GitError(message: "git knows no revision `\(revision)`; in a shallow clone it may not be fetched")
    }
  }

  /// Returns the names of the tags in the history of the current branch; throws `GitError` if git fails.
  package func tags() throws(GitError) -> [String] {
    try run(["tag", "--list", "--merged", "HEAD"]).split(separator: 0x0A).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Runs git, and returns the first line that it prints; throws `GitError` if there is none.
  func line(of arguments: [String]) throws(GitError) -> String {
    let output = try run(arguments)
    guard let end = output.firstIndex(of: 0x0A), end > 0 else {
      throw GitError(message: "git printed nothing")
    }
    return String(decoding: output[..<end], as: UTF8.self)
  }

  /// Runs git, and returns what it prints; throws `GitError` if it fails.
  func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    var output: [UInt8] = []
    try run(arguments, input: []) {
      output += $0
      return true
    }
    return output
  }

  /// Runs git. Nothing in the configuration of the repository starts another program, except the filters
  /// that tell whether a file has changed.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments.
  ///   - input: its standard input.
  ///   - receive: gets the next part of what it prints, and returns whether the rest is wanted.
  /// - Throws: `GitError` if git cannot be started or fails, also because the rest is not wanted.
  func run(
    _ arguments: [String], input: [UInt8], receive: (ArraySlice<UInt8>) -> Bool
  ) throws(GitError) {
    let all = ["git", "-C", folder, "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null"] + arguments
    // Older versions of git know only the second variable, which allows no protocol.
    let limits = isOffline ? ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL="] : []
    let result: ChildProcess.Result
    do throws(ProcessError) {
      result = try ChildProcess.run(
        "git", all, environment: ["GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"] + limits, without: Self.inherited,
        input: input, receive: receive)
    } catch {
      throw GitError(message: "git could not be started: \(error.message)")
    }
    guard result.status == 0 else {
      let text = String(decoding: result.errors.prefix(4_096), as: UTF8.self)
      let first =
        text.split(separator: "\n").first.map(String.init) ?? "git ended with status \(result.status)"
      throw GitError(message: first)
    }
  }
}
