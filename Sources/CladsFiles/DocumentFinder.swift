import CladsAnalysis
package import CladsCheck
import CladsProject
import JSONSyntax
import SourceText

/// Finds the files to check: those on the command line, and those in folders.
package struct DocumentFinder {
  /// A file to check that is not a project file.
  package struct Found {
    /// The path as printed.
    package let path: String
    /// Everything that its findings depend on besides its text, without its samples.
    package let context: FileContext
  }

  /// The files in the order in which they were found.
  package private(set) var documents: [Found] = []
  /// The tests of screens in the order in which they were found.
  package private(set) var tests: [Found] = []
  /// The project files in the order in which they were found.
  package private(set) var projectFiles: [String] = []
  /// Messages about paths that could not be read.
  package private(set) var problems: [String] = []
  /// Messages about links to folders that were not searched because they lead out of the work tree.
  package private(set) var notes: [String] = []
  /// The folders in which there is no document.
  package private(set) var emptyFolders: [String] = []
  /// The number of named files and folders that were left out because a search of folders leaves them out.
  package private(set) var excludedCount = 0
  /// Whether a search has left out files or folders that a `.gitignore` lists, or folders of build products.
  package private(set) var hasIgnored = false
  /// The JSON files in folders that have the keys of a document and are none, because nothing selects them.
  package private(set) var lookalikes: [Lookalike] = []
  private var visited: Set<[UInt64]> = []
  private var seen: Set<String> = []

  private let maximumFolderCount: Int
  private let findsLookalikes: Bool
  let ignoring: Ignoring
  private let excludesNamed: Bool
  private var ignoreFiles = IgnoreFileCache()

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - maximumFolderCount: how many folders are searched; a link may lead to the whole disk.
  ///   - findsLookalikes: whether to read the files that are no documents, to find `lookalikes`.
  ///   - ignoring: what a search of folders leaves out.
  ///   - excludesNamed: whether to leave out what is named explicitly, too, if a search of folders would.
  package init(
    maximumFolderCount: Int = .max, findingLookalikes findsLookalikes: Bool = false,
    ignoring: Ignoring = .all, excludingNamed excludesNamed: Bool = false
  ) {
    self.maximumFolderCount = maximumFolderCount
    self.findsLookalikes = findsLookalikes
    self.ignoring = ignoring
    self.excludesNamed = excludesNamed
  }

  /// A file that is like a document and that nothing selects.
  package struct Lookalike: Sendable {
    /// The path as printed.
    package let path: String
    /// The `/`-separated path relative to the project file; `nil` outside of any project.
    package let pathInProject: String?
  }

  /// Adds a file, or the documents in a folder.
  package mutating func add(_ path: String, _ contexts: inout FileContextFinder) {
    let path = Paths.normalized(path)
    switch FileSystem.kind(path) {
    case .file, .other:
      if excludes(path, &contexts) { return }
      var context = contexts.context(of: path)
      // A file that is named explicitly is checked whatever its name.
      context.kind = context.kind.named(path)
      add(path, context)
    case .folder:
      let workTree = WorkTree(around: path)
      if excludesNamed, isIgnored(path) {
        excludedCount += 1
        return
      }
      let (count, earlier) = (documents.count, excludedCount)
      let ignored = IgnoredNames(in: path, of: workTree, ignoring, &ignoreFiles)
      search(path, &contexts, workTree, ignored, depth: 0)
      if documents.count == count, excludedCount == earlier, !hasDocument(in: path) {
        emptyFolders.append(path)
      }
    case .missing: problems.append("\(path): there is no such file or folder")
    case .refused(let reason): problems.append("\(path): \(reason)")
    }
  }

  mutating func add(_ path: String, _ context: FileContext) {
    guard seen.insert(path).inserted else { return }
    switch context.kind {
    case .project: projectFiles.append(path)
    case .test: tests.append(Found(path: path, context: context))
    default: documents.append(Found(path: path, context: context))
    }
  }

  /// Returns whether a file that is named explicitly is left out, and counts it: with `excludesNamed`, what
  /// its project excludes, or what is ignored.
  package mutating func excludes(_ path: String, _ contexts: inout FileContextFinder) -> Bool {
    guard excludesNamed else { return false }
    let context = contexts.context(of: path)
    guard context.isExcluded || isIgnored(path) else { return false }
    excludedCount += 1
    return true
  }

  /// Whether a search from the root of the work tree or, without one, from the current folder would leave out
  /// a path.
  private mutating func isIgnored(_ path: String) -> Bool {
    let absolute = FileSystem.absolute(path)
    let folder = Paths.folder(of: absolute)
    let start = FileSystem.absolute(".")
    let isBelow = WorkTree.repository(around: folder) == nil && Paths.relative(absolute, to: start) != nil
    let workTree = WorkTree(around: isBelow ? start : folder)
    guard ignoring != .nothing, let relative = Paths.relative(absolute, to: workTree.root) else {
      return false
    }
    var names = IgnoredNames(in: workTree.root, of: workTree, ignoring, &ignoreFiles)
    var current = workTree.root
    for name in relative.pathComponents {
      current = Paths.join(current, name)
      let isFolder = if case .folder = FileSystem.kind(current) { true } else { false }
      if names.reason(toIgnore: name, isFolder: isFolder) != nil { return true }
      if isFolder { names = names.entering(name, at: current, &ignoreFiles) }
    }
    return false
  }

  private mutating func search(
    _ folder: String, _ contexts: inout FileContextFinder, _ workTree: WorkTree, _ ignored: IgnoredNames,
    depth: Int
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
        if isIgnored(name, at: path, isFolder: !entry.isLink, ignored, &contexts) {
          hasIgnored = true
        } else if leadsOutside {
          notes.append("\(path): this link to a folder outside is not followed; name the folder to search it")
        } else {
          let inner = ignored.entering(name, at: path, &ignoreFiles)
          search(path, &contexts, workTree, inner, depth: depth + 1)
        }
      } else if FileKind.isCandidate(name) {
        if isIgnored(name, at: path, isFolder: false, ignored, &contexts) {
          hasIgnored = true
          continue
        }
        let context = contexts.context(of: path)
        guard context.kind.isSearchedFor else {
          if excludesNamed, context.isExcluded { excludedCount += 1 }
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

  /// Whether a file or folder is left out. A project may have its documents in a folder that is usually one
  /// of build products.
  private func isIgnored(
    _ name: String, at path: String, isFolder: Bool, _ ignored: IgnoredNames,
    _ contexts: inout FileContextFinder
  ) -> Bool {
    switch ignored.reason(toIgnore: name, isFolder: isFolder) {
    case nil: return false
    case .pattern?: return true
    case .product?:
      let context = contexts.context(of: path)
      guard let inProject = context.path else { return true }
      return !context.project.documents.contains { selector in
        selector.glob.folders.contains { $0 == inProject || Paths.relative($0, to: inProject) != nil }
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

extension FileKind {
  /// Whether a search of folders finds files of this kind.
  var isSearchedFor: Bool { holdsDocuments || self == .project || self == .test }
}
