import CladsAnalysis
public import CladsCheck
import CladsProject
import JSONSyntax
import SourceText

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
  /// The folders in which there is no document.
  public private(set) var emptyFolders: [String] = []
  /// The JSON files in folders that have the keys of a document and are none, because nothing selects them.
  public private(set) var lookalikes: [Lookalike] = []
  private var visited: Set<[UInt64]> = []
  private var seen: Set<String> = []

  private let maximumFolderCount: Int
  private let findsLookalikes: Bool

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - maximumFolderCount: how many folders are searched; a link may lead to the whole disk.
  ///   - findsLookalikes: whether to read the files that are no documents, to find `lookalikes`.
  public init(maximumFolderCount: Int = .max, findingLookalikes findsLookalikes: Bool = false) {
    self.maximumFolderCount = maximumFolderCount
    self.findsLookalikes = findsLookalikes
  }

  /// A file that is like a document and that nothing selects.
  public struct Lookalike: Sendable {
    /// The path as printed.
    public let path: String
    /// The `/`-separated path relative to the project file; `nil` outside of any project.
    public let pathInProject: String?
  }

  /// Adds a file, or the documents in a folder.
  public mutating func add(_ path: String, _ contexts: inout FileContextFinder) {
    let path = Paths.normalized(path)
    switch FileSystem.kind(path) {
    case .file, .other:
      var context = contexts.context(of: path)
      // A file that is named explicitly is checked whatever its name.
      context.kind = context.kind.named(path)
      add(path, context)
    case .folder:
      let count = documents.count
      search(path, &contexts, WorkTree(around: path), depth: 0)
      if documents.count == count, !hasDocument(in: path) { emptyFolders.append(path) }
    case .missing: problems.append("\(path): there is no such file or folder")
    case .refused(let reason): problems.append("\(path): \(reason)")
    }
  }

  mutating func add(_ path: String, _ context: FileContext) {
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
        guard context.kind == .project || context.kind.holdsDocuments else {
          if !leadsOutside, isLookalike(path, context) {
            lookalikes.append(Lookalike(path: path, pathInProject: context.path))
          }
          continue
        }
        if leadsOutside {
          problems.append("\(path): \(FileReadingError.outsideMessage)")
        } else if context.kind != .swift || Self.hasEmbeddedDocument(path) {
          add(path, context)
        }
      }
    }
  }

  /// Whether a Swift file has a document; most have none. One that cannot be read is found, too, so that this
  /// is reported.
  static func hasEmbeddedDocument(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path) else { return true }
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
    return !ParsedFile(source).embedded.isEmpty
  }

  /// Whether a document in a folder has been found, perhaps on the way from another one.
  private func hasDocument(in folder: String) -> Bool {
    let folder = FileSystem.absolute(folder)
    return documents.contains { Paths.relative(FileSystem.absolute($0.path), to: folder) != nil }
  }

  /// The number of files that are read to find `lookalikes`, which bounds the time.
  private static let maximumLookalikeCount = 1_000

  private func isLookalike(_ path: String, _ context: FileContext) -> Bool {
    guard findsLookalikes, lookalikes.count < Self.maximumLookalikeCount, context.kind == .other,
      context.project.documents.isEmpty, let bytes = try? FileSystem.read(path)
    else { return false }
    return FileKind.isDocument(SyntaxTree.parse(bytes), languageId: "json")
      && !(context.path.map(context.project.excludes) ?? false)
  }

  mutating func addProblem(_ problem: String) { problems.append(problem) }
}
