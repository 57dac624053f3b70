import CladsProject

/// Finds the documents that a command line names.
public struct DocumentFinder {
  /// A document to read.
  public struct Found: Hashable {
    /// The path as it is printed.
    public let path: String
    /// Whether the command line names the file itself.
    public let isNamed: Bool
  }

  /// The documents, in order.
  public private(set) var documents: [Found] = []
  /// The project files, in order.
  public private(set) var projectFiles: [String] = []
  /// What could not be read, with reasons.
  public private(set) var problems: [String] = []
  private var visited: Set<[UInt64]> = []
  private var seen: Set<String> = []

  private let mostFolders: Int

  /// Finds nothing yet.
  ///
  /// - Parameter mostFolders: more folders are not entered; a link may lead to the whole disk.
  public init(mostFolders: Int = .max) { self.mostFolders = mostFolders }

  /// Adds a file, or the documents in a folder.
  public mutating func add(_ path: String, _ projects: inout ProjectFinder) {
    let path = Paths.tidy(path)
    switch FileSystem.kind(path) {
    case .file, .other: addFile(path, isNamed: true)
    case .folder: search(path, &projects, depth: 0)
    case .missing: problems.append("\(path): there is no such file or folder")
    case .refused(let reason): problems.append("\(path): \(reason)")
    }
  }

  private mutating func addFile(_ path: String, isNamed: Bool) {
    guard seen.insert(path).inserted else { return }
    if Paths.name(of: path) == "clads.json" {
      projectFiles.append(path)
    } else {
      documents.append(Found(path: path, isNamed: isNamed))
    }
  }

  private mutating func search(_ folder: String, _ projects: inout ProjectFinder, depth: Int) {
    guard depth < 100, visited.count < mostFolders, let identity = FileSystem.identity(folder),
      visited.insert(identity).inserted
    else {
      return
    }
    let names: [String]
    do {
      names = try FileSystem.names(in: folder)
    } catch {
      problems.append("\(folder): \(error.message)")
      return
    }
    for name in names where !name.hasPrefix(".") {
      if Task.isCancelled { return }
      let path = folder == "." ? name : Paths.join(folder, name)
      if name == "clads.json" {
        addFile(path, isNamed: false)
      } else if name.hasSuffix(".clads.json") || name.hasSuffix(".clads") || name.hasSuffix(".json") {
        consider(path, folder, &projects, depth: depth)
      } else if name != "node_modules", case .folder = FileSystem.kind(path) {
        search(path, &projects, depth: depth + 1)
      }
    }
  }

  private mutating func consider(
    _ path: String, _ folder: String, _ projects: inout ProjectFinder, depth: Int
  ) {
    if case .folder = FileSystem.kind(path) { return search(path, &projects, depth: depth + 1) }
    if path.hasSuffix(".sample.json") { return }
    let loaded = projects.project(forFolder: folder)
    let relative = loaded.flatMap { Paths.relative(FileSystem.absolute(path), to: $0.folder) } ?? path
    if loaded?.project.exclude.contains(where: { $0.matches(relative) }) ?? false { return }
    let isDocument =
      path.hasSuffix(".clads.json") || path.hasSuffix(".clads")
      || (loaded?.project.documents.contains { $0.glob.matches(relative) } ?? false)
    if isDocument { addFile(path, isNamed: false) }
  }
}
