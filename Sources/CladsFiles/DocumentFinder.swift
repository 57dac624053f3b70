public import CladsCheck
import CladsProject

/// Finds the files to check: those on the command line, and those in folders.
public struct DocumentFinder {
  /// A file to check that is not a project file.
  public struct Found {
    /// The path as printed.
    public let path: String
    /// Everything that its findings depend on besides its text, without its samples.
    public let context: FileContext
  }

  /// The files in the order in which they were found.
  public private(set) var documents: [Found] = []
  /// The project files in the order in which they were found.
  public private(set) var projectFiles: [String] = []
  /// Messages about paths that could not be read.
  public private(set) var problems: [String] = []
  /// Messages about links to folders that were not searched because they lead out of the work tree.
  public private(set) var notes: [String] = []
  private var visited: Set<[UInt64]> = []
  private var seen: Set<String> = []

  private let maximumFolderCount: Int

  /// Creates a finder that searches at most `maximumFolderCount` folders; a link may lead to the whole disk.
  public init(maximumFolderCount: Int = .max) { self.maximumFolderCount = maximumFolderCount }

  /// Adds a file, or the documents in a folder.
  public mutating func add(_ path: String, _ contexts: inout FileContextFinder) {
    let path = Paths.normalized(path)
    switch FileSystem.kind(path) {
    case .file, .other:
      var context = contexts.context(of: path)
      // A file that is named explicitly is checked whatever its name.
      if context.kind == .other { context.kind = .document }
      add(path, context)
    case .folder: search(path, &contexts, WorkTree(around: path), depth: 0)
    case .missing: problems.append("\(path): there is no such file or folder")
    case .refused(let reason): problems.append("\(path): \(reason)")
    }
  }

  private mutating func add(_ path: String, _ context: FileContext) {
    guard seen.insert(path).inserted else { return }
    if context.kind == .project {
      projectFiles.append(path)
    } else {
      documents.append(Found(path: path, context: context))
    }
  }

  private mutating func search(
    _ folder: String, _ contexts: inout FileContextFinder, _ workTree: WorkTree, depth: Int
  ) {
    guard depth < 100, visited.count < maximumFolderCount, let identity = FileSystem.identity(folder),
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
    for name in names where FileKind.isSearched(name) {
      if Task.isCancelled { return }
      let path = folder == "." ? name : Paths.join(folder, name)
      let entry = FileSystem.entry(path)
      let leadsOutside = entry.isLink && !workTree.contains(path)
      if case .folder = entry.kind {
        if leadsOutside {
          notes.append("\(path): this link to a folder outside is not followed; name the folder to search it")
        } else {
          search(path, &contexts, workTree, depth: depth + 1)
        }
      } else if FileKind.isCandidate(name) {
        let context = contexts.context(of: path)
        guard context.kind == .project || context.kind.holdsDocuments else { continue }
        if leadsOutside {
          problems.append("\(path): \(FileReadingError.outsideMessage)")
        } else {
          add(path, context)
        }
      }
    }
  }
}
