import CladsCompare
import CladsFiles
import CladsGallery
import CladsProject
import Diagnostics

/// `--compare`: prints what has changed on screen between two versions of documents.
struct Compare {
  private let options: Options
  private let format: CompareFormat
  private let jobs: Int

  init(_ options: Options) throws(RunError) {
    self.options = options
    format = try options.keyword("--output") ?? .text
    jobs = try options.number("--jobs", in: 1...1_024) ?? Output.processorCount
  }

  func run() async throws(RunError) -> Int32 {
    var versions = try await versions()
    // What is not read is neither new nor gone.
    versions.old.removeScreens(in: versions.new.unreadable)
    versions.new.removeScreens(in: versions.old.unreadable)
    if versions.old.screens.isEmpty, versions.new.screens.isEmpty,
      (versions.old.problems + versions.new.problems).isEmpty
    {
      let paths = options.paths.isEmpty ? ["."] : options.paths
      throw RunError(message: "there are no CLADS documents in \(listing(paths, last: "or"))")
    }
    let comparer = Comparer(
      session: options.program.preview, resolver: options.program.resolver, jobs: jobs,
      pictures: format == .html ? GalleryAxes() : nil)
    let comparison = await comparer.compare(versions.old.screens, versions.new.screens)
    Output.print(format.text(comparison, command: command))
    var reported: Set<String> = []
    for problem in versions.old.problems + versions.new.problems where reported.insert(problem).inserted {
      options.program.printError(problem)
    }
    if !reported.isEmpty { return 2 }
    return comparison.changesScreen ? 1 : 0
  }

  /// The command that prints the whole comparison.
  private var command: String {
    let since = options["--since"].map { ["--since", $0] } ?? []
    return ([options.program.name, "--compare"] + since + options.paths).joined(separator: " ")
  }

  private typealias Versions = (old: ComparedFiles, new: ComparedFiles)

  private func versions() async throws(RunError) -> Versions {
    if let text = options["--since"] { return try await versions(since: text) }
    guard options.paths.count == 2 else {
      throw RunError(
        message: "`--compare` takes two files or folders, the old version and the new one; "
          + "to compare with a git revision, add `--since REVISION`")
    }
    return (
      try await ComparedFiles(in: options.paths[0], options.program, ignoring: options.ignoring, jobs: jobs),
      try await ComparedFiles(in: options.paths[1], options.program, ignoring: options.ignoring, jobs: jobs)
    )
  }

  /// Returns the files of two revisions, or of one and the work tree.
  private func versions(since text: String) async throws(RunError) -> Versions {
    do {
      let range = try RevisionRange(text)
      let git = Git(in: ".")
      let root = FileSystem.absolute(try git.root())
      let current = FileSystem.absolute(".")
      let folder = Paths.relative(current, to: root) ?? ""
      let paths = options.paths.isEmpty ? ["."] : options.paths
      for path in paths {
        let absolute = FileSystem.absolute(path)
        guard absolute == root || Paths.relative(absolute, to: root) != nil else {
          throw RunError(message: "\(path): this is not in the git work tree \(root)")
        }
      }
      guard let new = range.new else {
        // What has changed only there, after the current branch left it, does not count.
        let old = try await files(of: git.mergeBase(range.old, "HEAD") ?? range.old, git, root, folder, paths)
        let ignored = options.has("--no-ignore") ? [] : try git.ignored()
        let new = await ComparedFiles(
          in: [current, root], paths, options.program, ignoring: revisionIgnoring, jobs: jobs
        ) { path in
          !ignored.contains(FileSystem.absolute(path))
        }
        return try Self.checked((old, new), paths)
      }
      return try Self.checked(
        (
          try await files(of: range.old, git, root, folder, paths),
          try await files(of: new, git, root, folder, paths)
        ), paths)
    } catch let error as GitError {
      throw RunError(message: error.message)
    } catch let error as TemporaryFolderError {
      throw RunError(message: error.message)
    } catch let error as RunError {
      throw error
    } catch {
      throw RunError(message: "\(error)")
    }
  }

  /// Returns both versions; throws `RunError` if neither has one of the paths.
  private static func checked(_ versions: Versions, _ paths: [String]) throws(RunError) -> Versions {
    for (index, path) in paths.enumerated()
    where !versions.old.existing[index] && !versions.new.existing[index] {
      throw RunError(message: "\(path): there is no such file or folder in either version")
    }
    return versions
  }

  /// Returns the files of a revision.
  ///
  /// - Parameters:
  ///   - revision: the revision.
  ///   - git: the repository.
  ///   - root: the root of the work tree.
  ///   - folder: the current folder relative to the root of the work tree.
  ///   - paths: the files and folders to compare, absolute or relative to the current folder.
  /// - Returns: the files.
  /// - Throws: `GitError`, `TemporaryFolderError` or `RunError`.
  private func files(
    of revision: String, _ git: Git, _ root: String, _ folder: String, _ paths: [String]
  ) async throws -> ComparedFiles {
    let copy = try TemporaryFolder()
    defer { copy.remove() }
    try git.writeFiles(of: revision, to: copy.path) { FileKind.isCandidate(Paths.name(of: $0)) }
    let base = folder.isEmpty ? copy.path : Paths.join(copy.path, folder)
    let located = paths.map { path in
      let absolute = FileSystem.absolute(path)
      if absolute == root { return copy.path }
      return Paths.relative(absolute, to: root).map { Paths.join(copy.path, $0) } ?? path
    }
    return await ComparedFiles(
      in: [base, copy.path], located, options.program, ignoring: revisionIgnoring, upTo: copy.path, jobs: jobs
    )
  }

  /// What is left out of a revision, which has what git tracks although a `.gitignore` lists it.
  private var revisionIgnoring: Ignoring { options.has("--no-ignore") ? .nothing : .products }
}
