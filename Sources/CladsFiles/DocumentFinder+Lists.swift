import CladsCheck
import CladsProject

/// Why files on a list are not checked.
package struct LeftOut: Sendable, Equatable {
  /// How many are not documents.
  package var notDocuments = 0
  /// How many no longer exist.
  package var gone = 0
  /// How many named files a search of folders leaves out.
  package var excluded = 0

  package init() {}

  /// Returns a clause about a number of files that are left out although they are named.
  package static func excludedFiles(_ count: Int) -> String {
    count == 1 ? "1 file is excluded" : "\(count) files are excluded"
  }

  /// Adds what another list left out.
  package static func += (leftOut: inout LeftOut, other: LeftOut) {
    leftOut.notDocuments += other.notDocuments
    leftOut.gone += other.gone
    leftOut.excluded += other.excluded
  }
}

extension DocumentFinder {
  /// Adds the documents of a list that something else has made, such as the output of git: what is no
  /// document, or is gone, is left out.
  ///
  /// - Parameters:
  ///   - paths: the paths, relative to the current folder or, as git prints them, to the root of its work
  ///     tree.
  ///   - contexts: the contexts of files.
  /// - Returns: what was left out.
  package mutating func addList(_ paths: [String], _ contexts: inout FileContextFinder) -> LeftOut {
    var leftOut = LeftOut()
    let root = WorkTree(around: ".").root
    for path in paths {
      var path = Paths.normalized(path)
      if !FileSystem.isPresent(path), !path.isAbsolutePath, FileSystem.isPresent(Paths.join(root, path)) {
        path = Paths.relative(Paths.join(root, path), to: FileSystem.absolute(".")) ?? Paths.join(root, path)
      }
      switch FileSystem.kind(path) {
      case .missing: leftOut.gone += 1
      case .file, .folder, .other, .refused:
        if !addFile(path, &contexts) { leftOut.notDocuments += 1 }
      }
    }
    return leftOut
  }

  /// Adds a file if it is a document or a project file, and returns whether it is.
  private mutating func addFile(_ path: String, _ contexts: inout FileContextFinder) -> Bool {
    guard FileKind.isCandidate(Paths.name(of: path)), case .file = FileSystem.kind(path) else { return false }
    let context = contexts.context(of: path)
    guard context.kind.isSearchedFor else { return false }
    if context.kind == .swift, !Self.hasEmbeddedDocument(path) { return false }
    if FileSystem.entry(path).isLink, !WorkTree(around: Paths.folder(of: path)).contains(path) {
      addProblem("\(path): \(FileReadingError.outsideMessage)")
    } else {
      add(path, context)
    }
    return true
  }

  /// Adds the documents among changed files, and those that depend on a changed project, token, sample or
  /// baseline file.
  ///
  /// - Parameters:
  ///   - paths: the absolute paths of the changed files, including deleted ones, with links in their folders
  ///     resolved.
  ///   - folders: the files and folders that documents must be in; empty for anywhere.
  ///   - contexts: the contexts of files.
  /// - Returns: what was left out.
  package mutating func addChanged(
    _ paths: [String], in folders: [String], _ contexts: inout FileContextFinder
  ) -> LeftOut {
    var leftOut = LeftOut()
    let current = FileSystem.absolute(".")
    let bounds = folders.map(FileSystem.absolute)
    func isWanted(_ path: String) -> Bool {
      bounds.isEmpty || bounds.contains { path == $0 || Paths.relative(path, to: $0) != nil }
    }
    func shown(_ path: String) -> String { Paths.relative(path, to: current) ?? path }
    var dependents = DependentDocuments(ignoring: ignoring)
    for path in paths {
      let context = contexts.context(of: shown(path))
      let found = dependents.documents(dependingOn: path, context, shown, &contexts)
      for document in found where isWanted(FileSystem.absolute(document.path)) {
        add(document.path, document.context)
      }
      guard isWanted(path) else { continue }
      if case .missing = FileSystem.kind(path) {
        leftOut.gone += 1
      } else if !addFile(shown(path), &contexts), found.isEmpty {
        leftOut.notDocuments += 1
      }
    }
    return leftOut
  }
}

/// The documents that depend on other files: each folder is searched once.
private struct DependentDocuments {
  private let ignoring: Ignoring
  private var documents: [String: [DocumentFinder.Found]] = [:]

  init(ignoring: Ignoring) { self.ignoring = ignoring }

  /// Returns the documents that depend on a file: those of a project, or with a sample.
  mutating func documents(
    dependingOn path: String, _ context: FileContext, _ shown: (String) -> String,
    _ contexts: inout FileContextFinder
  ) -> [DocumentFinder.Found] {
    let folder = context.projectPath.map(Paths.folder) ?? Paths.folder(of: path)
    func ofProject() -> [DocumentFinder.Found] {
      all(in: folder, shown, &contexts).filter { $0.context.projectPath == context.projectPath }
    }
    if let path = context.path, context.project.sourcePatterns.contains(where: { $0.matches(path) }) {
      return ofProject()
    }
    switch context.kind {
    case .project:
      // Where a project file was deleted, another one, or none, holds for its documents now.
      return all(in: Paths.folder(of: path), shown, &contexts).filter {
        let own = $0.context.projectPath ?? ""
        return own == path || Paths.relative(path, to: Paths.folder(of: own)) != nil || own.isEmpty
      }
    case .tokens, .baseline: return ofProject()
    case .sample:
      let relative = context.path
      return all(in: folder, shown, &contexts).filter { document in
        let name = Paths.name(of: document.path)
        let isBeside = Paths.folder(of: FileSystem.absolute(document.path)) == Paths.folder(of: path)
        if isBeside, SampleLookup(document: name).sampleName(ofFileBeside: Paths.name(of: path)) != nil {
          return true
        }
        guard let relative, let own = document.context.path else { return false }
        return document.context.project.sampleFiles(forDocumentAt: own).contains { $0.glob.matches(relative) }
      }
    case .document, .envelope, .swift:
      let folder = Paths.folder(of: path)
      return TestLookup.tests(ofDocumentNamed: Paths.name(of: path), in: FilesBeside(folder: folder)).map {
        let test = shown(Paths.join(folder, $0))
        return DocumentFinder.Found(path: test, context: contexts.context(of: test))
      }
    case .test, .other: return []
    }
  }

  private mutating func all(
    in folder: String, _ shown: (String) -> String, _ contexts: inout FileContextFinder
  ) -> [DocumentFinder.Found] {
    if let known = documents[folder] { return known }
    var finder = DocumentFinder(ignoring: ignoring)
    if case .folder = FileSystem.kind(folder) { finder.add(shown(folder), &contexts) }
    documents[folder] = finder.documents
    return finder.documents
  }
}
