package import CladsProject
package import SourceText

/// A project file that has been read.
package struct LoadedProject: Sendable {
  /// The path as printed.
  package let path: String
  /// The absolute path, with links resolved.
  package let absolutePath: String
  /// The absolute path of its folder, with links resolved.
  package let folder: String
  package let source: SourceFile
  package let project: Project
}

/// Finds and reads the project files of documents, each once.
package struct ProjectFinder: Sendable {
  private var byFolder: [String: LoadedProject?] = [:]
  private var fixed: LoadedProject?
  private let texts: [String: [UInt8]]
  /// The absolute path of the highest folder in which project files are looked for.
  private let root: String
  /// Earlier versions of projects, by the absolute paths of their files.
  private var earlier: [String: Project] = [:]
  /// Messages about project files that could not be read.
  package private(set) var problems: [String] = []

  /// Creates a finder of the nearest `clads.json`, or one that always finds `file`.
  ///
  /// - Parameters:
  ///   - file: the project file of every document; `nil` for the one nearest to each.
  ///   - texts: texts that replace the contents of files, by absolute path.
  ///   - root: the highest folder in which project files of the files in it are looked for.
  ///   - earlier: a finder whose projects have been read, so that only what has changed is read again.
  package init(
    file: String?, texts: [String: [UInt8]] = [:], upTo root: String = "/",
    after earlier: ProjectFinder? = nil
  ) {
    self.texts = texts
    self.root = FileSystem.absolute(root)
    self.earlier = earlier?.versions ?? [:]
    guard let file else { return }
    fixed = load(file, isNamed: true)
  }

  /// The last version of each project, by the absolute path of its file.
  private var versions: [String: Project] {
    earlier.merging(loaded.map { ($0.absolutePath, $0.project) }) { _, new in new }
  }

  /// Returns the last version of the project with a file at an absolute path.
  func lastVersion(ofProjectAt path: String) -> Project? {
    loaded.first { $0.absolutePath == path }?.project ?? earlier[path]
  }

  /// The project files that have been read, sorted by path.
  package var loaded: [LoadedProject] {
    let all = (fixed.map { [$0] } ?? []) + byFolder.values.compactMap { $0 }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.absolutePath).inserted }.sorted { $0.path < $1.path }
  }

  /// Returns the project of the documents in a folder; `nil` when no project file is at or above it.
  package mutating func project(forFolder folder: String) -> LoadedProject? {
    if let fixed { return fixed }
    var visited: [String] = []
    var next: String? = folder
    var found: LoadedProject?
    while let folder = next {
      if let known = byFolder[folder] {
        found = known
        break
      }
      visited.append(folder)
      let candidate = Paths.join(folder, FileKind.projectFileName)
      if texts.isEmpty || texts[FileSystem.absolute(candidate)] == nil, !FileSystem.isPresent(candidate) {
        next = parent(of: folder)
        continue
      }
      found = load(candidate, isNamed: false)
      break
    }
    for folder in visited { byFolder[folder] = .some(found) }
    return found
  }

  /// The paths at which project files were looked for, whether they exist or not.
  package var candidates: [String] { byFolder.keys.map { Paths.join($0, FileKind.projectFileName) } }

  /// The number of folders whose project files were looked for: it grows with every other file that is read.
  package var searchedFolderCount: Int { byFolder.count }

  private func parent(of folder: String) -> String? {
    let absolute = FileSystem.absolute(folder)
    guard absolute != "/", absolute != root else { return nil }
    // Follow the components of a relative path first, so that messages show paths as the user gave them.
    if !folder.isAbsolutePath, folder != ".", !folder.hasPrefix(".."), Paths.folder(of: folder) != folder {
      return Paths.folder(of: folder)
    }
    return Paths.folder(of: absolute)
  }

  /// Reads a project file; where the user has not named it, it must not be a link that leads outside.
  private mutating func load(_ path: String, isNamed: Bool) -> LoadedProject? {
    do throws(FileReadingError) {
      if !isNamed, FileSystem.entry(path).isLink,
        !WorkTree(around: Paths.folder(of: path)).contains(path)
      {
        throw FileReadingError.outside
      }
      let bytes: [UInt8]
      let absolute = FileSystem.absolute(path)
      if let text = texts[absolute] {
        bytes = text
      } else {
        bytes = try FileSystem.read(path)
      }
      let folder = Paths.folder(of: absolute)
      let project = Project.read(
        bytes, path: path, files: FilesBeside(folder: folder), after: earlier[absolute])
      let source = SourceFile(uri: FileURI(path: absolute), version: nil, bytes: bytes)
      return LoadedProject(
        path: path, absolutePath: absolute, folder: folder, source: source, project: project)
    } catch {
      problems.append("\(path): \(error.message)")
      return nil
    }
  }
}

/// The files that a project file can name: those relative to its folder.
package struct FilesBeside: FileReading {
  let folder: String
  let texts: [String: [UInt8]]
  private let workTree: WorkTree

  /// - Parameters:
  ///   - folder: the folder that paths are relative to.
  ///   - texts: texts that replace the contents of files, by absolute path.
  ///   - workTree: the files that may be read; `nil` for those of the work tree around the folder.
  package init(folder: String, texts: [String: [UInt8]] = [:], in workTree: WorkTree? = nil) {
    self.folder = folder
    self.texts = texts
    self.workTree = workTree ?? WorkTree(around: folder)
  }

  package func exists(_ path: String) -> Bool {
    if case .missing = FileSystem.kind(Paths.join(folder, path)) { return false }
    return true
  }

  package func leadsOutside(_ path: String) -> Bool { !workTree.contains(Paths.join(folder, path)) }

  package func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    if leadsOutside(path) { throw .outside }
    let path = Paths.join(folder, path)
    return if let text = texts[path] { text } else { try FileSystem.read(path) }
  }

  /// Returns the paths that match a pattern, relative to the folder and sorted; at most a thousand.
  package func paths(matching pattern: Glob) -> [String] {
    var search = GlobSearch(pattern, in: folder, workTree)
    return search.run().paths
  }

  package func sourcePaths(matching pattern: Glob) -> [String] {
    var search = GlobSearch(pattern, in: folder, workTree, limit: GlobLimit.sources)
    return search.run().paths
  }

  /// Returns the paths of the files with source code below the folder that a search of folders finds,
  /// relative to the folder and sorted.
  package func sourcePaths(matching pattern: Glob, ignoring: Ignoring) -> [String] {
    var search = GlobSearch(pattern, in: folder, workTree, limit: GlobLimit.sources, ignoring: ignoring)
    return search.run().paths
  }

  package func linksOutside(matching pattern: Glob) -> [String] {
    var search = GlobSearch(pattern, in: folder, workTree)
    return search.run().links
  }

  package func names(startingWith start: String, endingWith end: String) -> [String] {
    // A folder may have thousands of documents with a few samples each, so only those are looked at.
    let names = (try? FileSystem.names(in: folder, startingWith: start, endingWith: end)) ?? []
    return names.filter { name in
      guard FileKind.isSearched(name) else { return false }
      let path = Paths.join(folder, name)
      let entry = FileSystem.entry(path)
      if entry.isLink, !workTree.contains(path) { return true }
      return if case .file = entry.kind { true } else { false }
    }.sorted()
  }
}
