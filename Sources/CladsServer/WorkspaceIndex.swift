import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics
import LanguageServerProtocol
import SourceText

/// The index of the workspace's files on disk.
package struct WorkspaceIndex: Sendable {
  /// The entry of one file.
  struct File: Sendable {
    /// The stamp from when it was read, to detect later changes.
    let stamp: FileSystem.Stamp
    /// The names that it declares and refers to.
    let index: FileIndex
    /// The findings in it, as a JSON array.
    let diagnostics: LSPAny
    /// The paths of its samples that cannot be used; these files are scanned too.
    let unusableSamples: [String]
  }

  /// The maximum number of folders that are searched.
  private static let maximumFolderCount = 20_000

  /// The files, by absolute path.
  private(set) var files: [String: File] = [:]
  /// Messages about files that were not read, to be logged.
  private(set) var problems: [String] = []
  /// The generation of the projects that they were scanned with.
  private(set) var generation = 0

  /// Scans every document and project file in the folders; files that have not changed are not read again.
  ///
  /// `report` is called with the number of files that are done, and the number of all.
  static func scan(
    _ folders: [String], projects: ProjectStore, previous: WorkspaceIndex,
    encoding: PositionEncoding, client: ClientCapabilities, settings: Settings,
    report: (Int, Int) -> Void
  ) async -> WorkspaceIndex {
    var projects = projects
    var index = WorkspaceIndex()
    var paths = index.find(folders, projects)
    var seen = Set(paths)
    index.generation = projects.generation
    var number = 0
    while number < paths.count, !Task.isCancelled {
      let path = paths[number]
      report(number, paths.count)
      number += 1
      defer {
        // The samples of a document are known only once it has been scanned.
        paths += (index.files[path]?.unusableSamples ?? []).filter { seen.insert($0).inserted }
      }
      guard let stamp = FileSystem.stamp(path) else { continue }
      if previous.generation == projects.generation, let known = previous.files[path], known.stamp == stamp {
        index.files[path] = known
        continue
      }
      guard let bytes = try? FileSystem.read(path) else { continue }
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let snapshot = projects.snapshot(of: source)
      for sample in snapshot.samples where sample.leadsOutside {
        if let path = sample.path { index.problems.append("\(path): \(FileReadingError.outsideMessage)") }
      }
      if !snapshot.kind.isChecked { continue }
      let encoder = DiagnosticEncoder(
        client: client, encoding: encoding, projectPath: snapshot.projectPath,
        visibility: FindingVisibility(settings, isOpen: false))
      let findings = await snapshot.diagnostics()
      index.files[path] = File(
        stamp: stamp, index: await FileIndex(of: snapshot), diagnostics: encoder.json(findings, of: source),
        unusableSamples: projects.unusableSamples(of: snapshot))
    }
    index.problems += projects.problems
    return index
  }

  /// Returns the paths of the files in the folders, and those of the project files in use.
  private mutating func find(_ folders: [String], _ projects: ProjectStore) -> [String] {
    var finder = DocumentFinder(maximumFolderCount: Self.maximumFolderCount)
    var contexts = projects.contexts
    for folder in folders { finder.add(folder, &contexts) }
    problems = finder.problems + finder.notes + contexts.projects.problems
    // Projects have resolved paths; files in the folders keep the client's spelling.
    let found = Set(finder.projectFiles.map(FileSystem.absolute))
    let paths =
      finder.documents.map(\.path) + finder.projectFiles
      + projects.projectFiles.filter { !found.contains($0) }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
